// French.
import type { GuideText } from '../../guide.ts'

export const fr: GuideText = {
  lead: 'Annoncez les points que prendra votre camp, choisissez l’atout, appelez une carte. Qui la tient est votre partenaire, et pendant un temps personne d’autre ne le sait.',
  short: [
    'Toutes les cartes sont distribuées. Chaque jeu vaut 250 points : chacun annonce combien son camp en prendra.',
    'La plus haute annonce mène : elle choisit l’atout, le PowerHouse, et appelle une ou plusieurs cartes que d’autres tiennent.',
    'Puis on joue les levées. On fournit la couleur demandée si on peut ; le plus haut atout gagne, sinon la plus haute carte de la couleur demandée.',
    'Qui joue une carte appelée devient partenaire du meneur, au vu de tous.',
    'Si le camp du meneur a pris autant de points qu’annoncé, chacun de ses membres marque ce que le camp a pris. Sinon, le meneur perd son annonce.',
    'Les autres marquent toujours ce qu’ils ont pris. Après toutes les manches, le plus haut total gagne.',
  ],
  sections: [
    {
      title: 'Ce que valent les cartes',
      text: [
        'Le trois de pique vaut 30 points. Chaque dix, valet, dame, roi et as vaut 10, chaque cinq 5, les autres cartes rien : 250 points par jeu.',
        'Valeur n’est pas force. Le trois de pique ne bat presque rien : on le perd vite, ou on l’offre à un partenaire.',
      ],
      picture: {
        name: 'worth',
        shows:
          'Le trois de pique vaut 30 ; un as, un roi, une dame, un valet et un dix 10 chacun ; un cinq 5.',
      },
    },
    {
      title: 'Les enchères',
      text: [
        'Chacun son tour, annoncez ou passez. Une annonce est un multiple de 5, plus haut que la précédente : de 150 à 250 avec un jeu, de 300 à 500 avec deux. On peut sauter.',
        'Qui passe est hors des enchères jusqu’à la donne suivante. Quand tous les autres ont passé, la plus haute annonce mène. Si tout le monde passe sans annonce, on redonne.',
      ],
      picture: {
        name: 'bidding',
        shows: 'A annonce 150, B passe, C annonce 165, D passe. C mène.',
      },
    },
    {
      title: 'Le PowerHouse et les cartes appelées',
      text: [
        'Le meneur choisit l’atout, puis appelle autant de cartes que le veut le nombre de joueurs : n’importe lesquelles, pourvu que quelqu’un d’autre les tienne.',
        'Avec deux jeux, les autres tiennent parfois les deux exemplaires. Le meneur dit alors lequel il veut : celui qui sera joué en premier, ou en second.',
        'Vous seul savez si vous tenez une carte appelée. La table vous le dit, et à personne d’autre.',
      ],
      picture: {
        name: 'calling',
        shows:
          'Le meneur a choisi pique et appelé l’as de cœur. Chacun des trois autres peut être le partenaire.',
      },
    },
    {
      title: 'Les levées',
      text: [
        'Le meneur commence. Chacun joue une carte ; qui a la couleur demandée doit en jouer, sinon il joue ce qu’il veut. On n’est jamais obligé de couper.',
        'Le plus haut atout gagne ; s’il n’y en a pas, la plus haute carte de la couleur demandée. Le gagnant prend tous les points de la levée et commence la suivante.',
      ],
      picture: {
        name: 'trick',
        shows:
          'Le neuf, le roi et l’as de cœur avec le deux de pique. Pique est atout : le deux prend la levée et ses 20 points.',
      },
    },
    {
      title: 'Deux cartes égales',
      text: [
        'Avec deux jeux, une carte peut rencontrer sa jumelle. De deux cartes égales, la dernière jouée est la plus haute.',
      ],
      picture: {
        name: 'twins',
        shows: 'Deux as de pique dans une levée : le second gagne.',
      },
    },
    {
      title: 'Le partenaire se montre',
      text: [
        'Dès qu’une carte appelée est jouée, tout le monde voit qui est partenaire. Ses levées d’avant comptent aussi pour ce camp.',
        'Qui tient deux cartes appelées est un seul partenaire pour les deux : le camp du meneur est alors plus petit. Quand tous les appels sont réglés, tous les autres sont contre le meneur.',
      ],
      picture: {
        name: 'reveal',
        shows:
          'A joue l’as de cœur et rejoint le camp du meneur ; on sait maintenant que B et D sont contre lui.',
      },
    },
    {
      title: 'Les points',
      text: [
        'Annonce réussie : le meneur et ses partenaires marquent ce que leur camp a pris, même plus que l’annonce. Annonce manquée : le meneur perd son annonce, et chaque partenaire reçoit la moitié de ce que les autres ont pris, arrondie en dessous.',
        'Les autres marquent ce qu’ils ont pris, dans les deux cas. Une partie compte autant de manches que de joueurs, sauf si la table en décide autrement.',
      ],
      picture: {
        name: 'score',
        shows:
          'Pour une annonce de 165 le camp du meneur a pris 190 : meneur et partenaire marquent 190 chacun, les deux autres 60 chacun.',
      },
    },
  ],
  words: [
    ['PowerHouse', 'L’atout de cette manche.'],
    ['Meneur', 'La plus haute annonce.'],
    ['Carte appelée', 'Une carte que le meneur appelle. Qui la joue est de son camp.'],
    ['Levée', 'Une carte de chacun ; la plus haute les prend toutes.'],
    ['Seuil', 'À cinq, sept ou neuf joueurs : dès cette annonce, on appelle une carte de plus.'],
  ],
  asked: {
    bid: 'Combien de points prendrez-vous avec un partenaire caché ? La plus haute annonce choisit l’atout, et perd son annonce si c’était trop.',
    suit: 'Vous menez. La couleur que vous nommez bat toutes les autres dans cette manche.',
    call: 'Qui tient la carte que vous appelez est votre partenaire. Les as et le trois de pique sont de bons appels : ils prennent des levées, ou apportent des points.',
    play: 'Prenez pour votre camp les levées qui ont des points, ou donnez des points à qui est avec vous.',
    finished: 'La manche est comptée. La suivante commence toute seule.',
  },
  moves: {
    bid: [
      'Annoncer',
      'Vous dites que votre camp prendra au moins autant de points. Il faut plus que l’annonce précédente, de 5 en 5.',
      'P-5.2',
    ],
    pass: [
      'Passer',
      'Vous êtes hors des enchères jusqu’à la prochaine donne. Vous jouez quand même, et pouvez devenir partenaire.',
      'P-5.1',
    ],
    nameSuit: ['Nommer le PowerHouse', 'Cette couleur est l’atout. Elle ne change plus.', 'P-6.1'],
    call: [
      'Appeler une carte',
      'Qui la tient est votre partenaire ; personne d’autre ne le sait avant qu’elle soit jouée.',
      'P-7.2',
    ],
    play: [
      'Jouer une carte',
      'Si vous avez la couleur demandée, vous devez en jouer. Sinon, ce que vous voulez.',
      'P-8.3',
    ],
    ready: [
      'Continuer',
      'Vous avez vu le compte. Quand c’est le cas de tous, la manche suivante est distribuée.',
      'P-11.1',
    ],
  },
}
