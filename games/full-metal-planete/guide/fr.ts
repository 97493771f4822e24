// French.
import type { GuideText } from '../../guide.ts'

export const fr: GuideText = {
  lead: 'Vous voilà sur une planète de minerai et de marées. En 25 tours, rapportez ce que vous pouvez, combattez à deux canons, et repartez avec une soute plus pleine que les autres.',
  short: [
    'Deux à quatre compagnies atterrissent, chacune avec un astronef plein d’engins. Le minerai est partout.',
    'À votre tour, vous dépensez des points d’action, 15 le plus souvent. Un pas, charger, décharger coûtent 1 point, un tir 2.',
    'Presque chaque tour amène une nouvelle marée. Marécages et récifs sont tantôt secs, tantôt sous l’eau ; qui est sur le mauvais terrain est immobilisé.',
    'Au combat, pas de hasard. Deux canons qui portent sur la même case détruisent ce qui s’y trouve. Un canon seul ne peut rien.',
    'Un minerai dans votre astronef est à l’abri et compte 2. Chaque engin et chaque tourelle qui repart avec lui compte 1.',
    'On décolle au tour 21 ou au tour 25. Un astronef qui reste au sol ne compte rien.',
  ],
  sections: [
    {
      title: 'L’atterrissage',
      text: [
        'Au tour 1, chacun atterrit. Un astronef couvre quatre cases : son corps, et trois podes autour, avec une tourelle sur chacun. Il se pose sur la plaine ou le marécage d’une seule zone ; aucun autre astronef ne doit être dans cette zone ni dans une zone voisine. Tout le minerai de la zone est retiré.',
        'Au tour 2, sortez vos engins gratuitement : sur les cases libres de votre zone, les bateaux sur l’eau qui la borde. Ces deux tours, la marée est normale.',
      ],
      picture: {
        name: 'landing',
        shows:
          'Un astronef couvre quatre cases : le corps au milieu et trois podes autour, chacun avec une tourelle. Des engins sont à côté, un bateau sur l’eau.',
      },
    },
    {
      title: 'La marée',
      text: [
        'À partir du tour 3, chaque tour commence par une carte : marée basse, normale ou haute, cinq cartes de chaque. Six des quinze sont écartées sans être vues : personne n’est sûr de ce qui vient.',
        'La plaine et la montagne sont toujours au sec, la mer est toujours de l’eau. Le marécage n’est sous l’eau qu’à marée haute. Le récif n’est au sec qu’à marée basse.',
        'Un engin de terre dans l’eau est immobilisé, un bateau au sec aussi. Il ne peut plus rien faire avant une autre marée, mais on peut le détruire ou le capturer. Au dernier pas d’un déplacement, vous pouvez y entrer exprès.',
      ],
      picture: {
        name: 'tides',
        shows:
          'Mer, récif, marécage, plaine et montagne à marée basse, normale et haute. À marée basse le récif est au sec et une vedette y est échouée ; à marée haute le marécage est inondé et un char y est enlisé.',
      },
    },
    {
      title: 'Les points d’action',
      text: [
        'Vous avez 5 points au tour 3, 10 au tour 4, et 15 à chaque tour suivant. Jusqu’à 10 points non dépensés sont gardés pour votre prochain tour.',
        'Un point : un pas, charger, décharger, fabriquer, entrer dans un astronef ou en sortir, capturer. Deux points : un tir, ou une nouvelle tourelle sur un astronef que vous avez pris.',
      ],
    },
    {
      title: 'Vos engins',
      text: [
        'Quatre chars et un gros tas, qui ne va jamais en montagne. Deux vedettes. Avec les tourelles, ce sont vos canons. Ils portent à deux cases ; le gros tas à trois, tout comme un char en montagne.',
        'Une barge transporte par mer, un crabe par terre. Un ponton rend une case d’eau praticable pour tous ; il doit toucher la terre ferme, un astronef ou un autre ponton qui tient.',
        'La pondeuse change un minerai qu’elle porte en un nouveau char, crabe ou ponton à côté d’elle : deux pièces par tour au plus, dont un crabe et un ponton au plus. Quand la marée change, elle vous montre aussi la prochaine carte, si elle est dehors et en état de marche.',
      ],
    },
    {
      title: 'Transporter',
      text: [
        'Une barge a quatre places, un crabe deux. Minerai, char et ponton en prennent une, crabe et pondeuse deux, pleins ou vides. Une pondeuse tient un minerai.',
        'On charge depuis une case voisine du transporteur, on décharge sur une case voisine libre. Un crabe dans une barge garde ce qu’il porte : toute une équipe passe la mer ensemble.',
      ],
      picture: {
        name: 'transport',
        shows:
          'Une barge de quatre places porte un crabe, qui en prend deux, un char et un minerai. Dans le crabe, un autre char et un autre minerai.',
      },
    },
    {
      title: 'Rapporter le minerai',
      text: [
        'Ramassez le minerai avec un crabe, une barge ou une pondeuse ; il doit être au sec. Allez à côté d’un pode et entrez : tout ce qui est à bord suit, et le minerai reste en soute pour de bon.',
        'Un engin ressort par un pode dont la tourelle est debout. L’astronef peut aussi prendre lui-même le minerai posé juste à côté d’un pode.',
      ],
      picture: {
        name: 'ore',
        shows:
          'Un crabe charge un minerai pour un point, fait trois pas pour trois points, et entre dans l’astronef par un pode pour un point : 5 points dépensés, 2 gagnés à la fin.',
      },
    },
    {
      title: 'Sous le feu',
      text: [
        'Une case où portent deux canons d’un même joueur est sous son feu. Rien n’arrête le feu. Les autres ne peuvent pas y entrer, ni y charger, décharger ou fabriquer.',
        'Un engin sous le feu ennemi est neutralisé. Il ne bouge plus, ne tire plus, et son canon ne compte plus. Cela peut en libérer d’autres : un seul pas bien placé peut retourner tout un front.',
        'Au début de votre tour, avant toute autre action, vos engins neutralisés peuvent se replier d’un pas hors du feu. Les tourelles ne sont jamais neutralisées, ni ce qui est dans une soute.',
      ],
      picture: {
        name: 'fire',
        shows:
          'Deux chars bleus portent à deux cases chacun. Là où leurs portées se croisent, les cases sont sous le feu, et le char rouge qui s’y trouve est neutralisé. Celui d’à côté est libre.',
      },
    },
    {
      title: 'Tirer et capturer',
      text: [
        'Deux de vos canons qui portent sur la même case tirent ensemble pour 2 points : tout ce qui s’y trouve est détruit, avec ce qu’il porte. Chaque canon a deux coups par tour. Un canon peut même entrer d’un dernier pas sur une case sous le feu, s’il tire aussitôt avec un autre et que ce feu cesse.',
        'Deux de vos canons à côté d’un engin le capturent pour 1 point, si aucune de ces cases n’est sous le feu ennemi. Il est à vous avec ce qu’il porte, et peut agir aussitôt.',
        'On ne tire pas sur un astronef, mais sur ses tourelles. Quand les trois sont détruites, un char, un gros tas ou une vedette le prend en y entrant. Le vaisseau et tous les engins de sa couleur sont alors à vous, et vous avez 5 points de plus, tout de suite et à chaque tour. Qui n’a plus d’astronef est éliminé.',
      ],
    },
    {
      title: 'Le décollage et les points',
      text: [
        'Avant le tour 21, chacun choisit en secret s’il part maintenant. C’est gratuit, et la soute est sauvée. Qui reste a cinq tours de plus, et décolle à la fin du tour 25 pour 1 point, plus 1 par tourelle perdue. Gardez ces points.',
        'Chaque minerai à bord compte 2, chaque engin à bord et chaque tourelle debout 1. Ce qui est dehors reste là. À égalité, le plus d’astronefs l’emporte, puis le plus de minerais.',
      ],
      picture: {
        name: 'score',
        shows: 'Sept minerais comptent 14, huit engins 8, trois tourelles 3 : un score de 25.',
      },
    },
    {
      title: 'Pour une première partie',
      text: [
        'Posez-vous à côté du minerai, pas dessus : celui de votre zone est perdu. Sortez tôt la pondeuse, et regardez la prochaine marée avant de laisser quoi que ce soit sur un marécage ou un récif.',
        'Les canons vont par deux. Deux chars près du crabe gardent ouvert le chemin du retour ; en montagne un char porte plus loin. Mais de deux chars sur des montagnes voisines, un seul tient des cases sous son feu.',
        'Les points gardés font un tour de 25. Mettez-en de côté quand rien ne presse, et comptez les pas du retour avant la fin.',
      ],
    },
  ],
  words: [
    ['Astronef', 'Votre vaisseau. Sa soute est sans limite, et chacun peut y regarder.'],
    ['Pode', 'Un pied de l’astronef, avec une tourelle. C’est la porte.'],
    ['Canon', 'Un char, un gros tas, une vedette ou une tourelle.'],
    ['Immobilisé', 'Sur le mauvais terrain à cette marée : ne peut rien faire.'],
    ['Neutralisé', 'Sous le feu ennemi : peut tout au plus se replier d’un pas.'],
    ['Pondeuse', 'Fabrique des pièces avec du minerai, et prévoit la marée.'],
    ['Zone', 'Une partie de la planète où un seul astronef peut se poser.'],
  ],
  asked: {
    landing:
      'Choisissez où votre astronef restera toute la partie : près du minerai, mais tout celui de sa zone est perdu.',
    deployment:
      'Sortez des pièces pour rien, autant que vous voulez, puis finissez le tour. Le reste demeure en soute.',
    playing:
      'Rapportez du minerai, gardez deux canons ensemble, et surveillez la marée. Ce que vous ne dépensez pas est gardé, jusqu’à 10.',
    liftoff:
      'Partir maintenant pour rien avec ce qui est en soute, ou rester cinq tours de plus et payer plus tard. Chacun choisit en secret.',
  },
  moves: {
    land: [
      'Atterrir',
      'Le corps et trois podes sur la plaine ou le marécage d’une seule zone, loin des autres.',
      'F-16.2',
    ],
    deploy: ['Déployer', 'Une pièce sort de la soute pour rien, au tour 2 seulement.', 'F-16.4'],
    move: [
      'Déplacer',
      '1 point par case. Pas sous le feu ennemi ; un dernier pas peut finir sur un terrain mauvais à cette marée, et l’unité y est immobilisée.',
      'F-8.3',
    ],
    load: [
      'Charger',
      '1 point : depuis une case voisine du transporteur. Le minerai doit être au sec.',
      'F-12.2',
    ],
    unload: [
      'Décharger',
      '1 point : sur une case libre voisine, ou dans un autre transporteur.',
      'F-12.4',
    ],
    transfer: ['Ranger autrement', 'Sans rien payer, dans une barge ou un astronef.', 'F-12.8'],
    fire: [
      'Tirer',
      '2 points, et deux canons qui portent sur la case : tout y est détruit. Chaque canon a deux coups par tour.',
      'F-10.1',
    ],
    capture: [
      'Capturer',
      '1 point, et deux canons à côté de la pièce : elle est à vous avec tout ce qu’elle porte, si aucun feu ennemi ne couvre l’endroit.',
      'F-11.1',
    ],
    build: [
      'Fabriquer',
      '1 point et le minerai que tient une pondeuse font un char, un crabe ou un ponton à côté d’elle.',
      'F-14.1',
    ],
    enter: [
      'Entrer dans un astronef',
      '1 point, par un pode. Le minerai reste en soute pour de bon ; sans tourelles, un astronef ennemi se prend ainsi.',
      'F-16.6',
    ],
    exit: ['Sortir', '1 point, par un pode dont la tourelle est debout.', 'F-16.8'],
    rebuild: ['Rebâtir une tourelle', '2 points, sur un astronef qui a été pris.', 'F-17.6'],
    liftOff: [
      'Décoller, ou rester',
      'Avec sa soute et ses tourelles. Ce qui est dehors reste là.',
      'F-18.5',
    ],
    endTurn: ['Finir le tour', 'Jusqu’à 10 points sont gardés pour votre prochain tour.', 'F-7.3'],
  },
}
