// French.
import type { GuideText } from '../../guide.ts'

export const fr: GuideText = {
  lead: 'Une carte chacun. Gardez-la, ou poussez-la chez le voisin, et ne soyez pas celui qui reste avec la plus basse.',
  short: [
    'Chacun a trois vies et reçoit une carte cachée.',
    'À votre tour, en partant de la gauche du donneur, vous gardez votre carte ou l’échangez avec le joueur suivant, qui ne peut pas refuser.',
    'Un roi ne se prend pas : qui essaie a perdu son tour.',
    'Le donneur joue en dernier et peut, au lieu d’échanger, piocher une carte.',
    'On montre toutes les cartes. La plus basse perd une vie. L’as est la plus basse de toutes.',
    'Le dernier en vie gagne.',
  ],
  sections: [
    {
      title: 'Haut et bas',
      text: [
        'Seul le rang compte, de l’as (1, le pire) au roi (13, le meilleur). Les couleurs ne comptent jamais.',
        'Il s’agit donc de finir la manche avec tout sauf la carte la plus basse de la table. Une dame et un huit se valent, tant que quelqu’un a moins.',
      ],
      picture: {
        name: 'ranks',
        shows: 'Les treize rangs, de l’as, le plus bas, au roi, le plus haut.',
      },
    },
    {
      title: 'Une manche',
      text: [
        'Pour commencer, chacun tire une carte visible ; la plus haute donne en premier. Ensuite la donne passe d’une place à gauche à chaque manche.',
        'Chacun reçoit une carte cachée. Le joueur à gauche du donneur joue le premier, le donneur le dernier, et chacun joue exactement une fois.',
      ],
      picture: {
        name: 'round',
        shows:
          'Quatre joueurs autour d’une table, chacun avec une carte cachée. Une flèche part de la gauche du donneur et fait le tour jusqu’à lui.',
      },
    },
    {
      title: 'Garder ou échanger',
      text: [
        'Gardez, et rien ne bouge. Échangez, et votre carte change de place avec celle du joueur suivant. Il ne peut pas refuser, mais son propre tour vient ensuite, avec votre carte.',
        'Vous connaissez dès lors tous deux deux cartes : celle qui est partie et celle qui est venue. Le plateau s’en souvient pour vous.',
        'Une carte basse peut faire le tour de la table et finir chez le donneur.',
      ],
      picture: {
        name: 'swap',
        shows: 'Un trois et un neuf changent de place entre deux voisins.',
      },
    },
    {
      title: 'Le roi tient bon',
      text: [
        'Si le joueur avec qui vous échangez a un roi, rien ne bouge : c’est un Kung. Votre tour est fini et le roi reste visible jusqu’à la fin de la manche.',
        'Qui a un roi ne peut que le garder.',
      ],
      picture: {
        name: 'kung',
        shows: 'Un deux est poussé vers un roi et revient.',
      },
    },
    {
      title: 'Le donneur tire',
      text: [
        'Après le donneur, il n’y a personne avec qui échanger. Il peut en revanche jeter sa carte, visible, à la défausse et prendre la première de la pioche, pour le meilleur ou pour le pire.',
        'Quand la pioche est vide, la défausse est mélangée et devient la pioche.',
      ],
      picture: {
        name: 'draw',
        shows: 'Le quatre du donneur va à la défausse et une carte de la pioche prend sa place.',
      },
    },
    {
      title: 'Qui perd une vie',
      text: [
        'On retourne toutes les cartes. Le rang le plus bas perd une vie ; si plusieurs joueurs l’ont, ils la perdent tous.',
        'Sans vie, vous êtes éliminé, et les autres continuent. Le dernier en vie gagne.',
        'Si les derniers joueurs perdent tous leur dernière vie dans la même manche, personne n’a gagné : partie double ! Tout le monde revient avec toutes ses vies, même les éliminés, et on recommence.',
      ],
      picture: {
        name: 'reveal',
        shows:
          'Quatre cartes sont montrées : un neuf, un trois, une dame et un sept. Le trois est marqué et son joueur perd un de ses trois cœurs.',
      },
    },
  ],
  words: [
    ['Modi', 'Vous avez échangé et reçu une carte plus basse.'],
    ['Dirty Dan', 'Vous avez échangé et reçu une carte du même rang.'],
    ['Kung', 'Vous êtes tombé sur un roi.'],
    ['Partie double', 'Plus personne n’est en vie, alors tout le monde revient.'],
    ['Défausse', 'Les cartes hors jeu, visibles ; chacun peut les regarder.'],
  ],
  asked: {
    turn: 'Votre carte est-elle sûre ? La plus basse de la manche coûte une vie à qui la tient. Gardez-la, ou passez-la et tentez votre chance.',
    highCard: 'Chacun a tiré une carte pour savoir qui donne. Il n’y a rien à décider.',
    reveal: 'Toutes les cartes sont montrées. Qui a la plus basse a perdu une vie.',
    doubleGame:
      'Plus personne n’est en vie : tout le monde revient avec toutes ses vies, et on recommence.',
  },
  moves: {
    stick: [
      'Garder',
      'Vous gardez votre carte, et rien ne bouge. Avec un roi, c’est tout ce que vous pouvez faire.',
      'A-5.3',
    ],
    swap: [
      'Échanger',
      'Vous et le joueur suivant changez de carte ; il ne peut pas refuser, mais son tour vient encore. S’il a un roi, rien ne bouge : Kung.',
      'A-5.4',
    ],
    draw: [
      'Piocher',
      'Votre carte va sur la défausse, visible, et vous prenez celle du dessus de la pioche, quelle qu’elle soit. Seul le dernier à jouer le peut.',
      'A-5.7',
    ],
    ready: [
      'Continuer',
      'Vous en avez assez vu. Quand c’est le cas de tous, la pause est finie.',
      'A-2.4',
    ],
  },
}
