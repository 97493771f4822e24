// French.
import type { GuideText } from '../../guide.ts'

export const fr: GuideText = {
  lead: 'Vous êtes un prince marchand de la Méditerranée. Chargez vos galères, remplissez les entrepôts de vos ports, et soyez le plus riche après le troisième décompte.',
  short: [
    'Vous avez des galères, des ports et des ducats. Seuls les ducats comptent : à la fin, le plus riche gagne.',
    'À chaque manche, toutes les galères jouent une fois, du plus petit numéro au plus grand. Puis le Doge retourne une carte.',
    'À son tour, une galère charge, navigue et décharge, dans cet ordre. Ou bien elle reste sur place et vous investissez.',
    'Une galère a cinq places, pour les marins et les marchandises. Chaque marin fait avancer d’une zone, et lance un dé au combat.',
    'Livrer ailleurs rapporte tout de suite. Livrer dans ses propres ports ne rapporte rien sur le moment, mais de plus en plus à chaque décompte.',
    'Il y a trois décomptes. Le troisième met fin à la partie.',
  ],
  sections: [
    {
      title: 'Le départ',
      text: [
        'Chacun a 5 ducats. Tour à tour, choisissez un des cinq ports de départ et le numéro de votre première galère. Puis, dans l’ordre inverse, votre seconde galère. Le port et les galères reçoivent trois marins chacun ; les autres attendent en réserve.',
        'Les cinq ports sont Valence, Gênes, Venise, Constantinople et Alexandrie. À deux joueurs, chacun ferme ensuite deux ports sans propriétaire. Ils restent fermés au commerce et à la guerre toute la partie.',
        'Tout est visible, sauf l’ordre des cinq cartes.',
      ],
    },
    {
      title: 'Un port',
      text: [
        'Chaque port produit une marchandise, tant que la banque en a des cubes. Il a des places pour celles qu’on y apporte, une de chaque sorte, et des places pour des marins.',
        'Les marins montrent à qui est le port. Un seul suffit, et le dernier ne part jamais de votre plein gré. Un port qui change de mains garde ses marchandises et ses bâtiments.',
      ],
      picture: {
        name: 'port',
        shows:
          'Raguse produit de l’or. Deux de ses quatre places de marins sont prises ; du bois et du vin occupent deux de ses quatre places de marchandises.',
      },
    },
    {
      title: 'Une galère',
      text: [
        'Cinq places, c’est peu. Avec cinq marins, on va loin et on se bat bien, mais on ne porte rien. Avec un marin et quatre cubes, on se traîne d’une zone par tour, et le premier venu peut vous couler.',
        'Une galère navigue une fois par tour, d’autant de zones au plus qu’elle a de marins. Les autres galères ne l’arrêtent pas.',
      ],
      picture: {
        name: 'hold',
        shows:
          'Une galère avec trois marins, un bois et une place vide. Elle atteint les zones à trois pas au plus, mais pas la quatrième.',
      },
    },
    {
      title: 'À qui le tour',
      text: [
        'Les numéros de la roue décident. Ceux qui ne sont à personne sont sautés. Une galère achetée avec un numéro plus grand que celui en jeu joue encore dans cette manche ; avec un plus petit, elle attend la suivante.',
        'Deux numéros qui se suivent sont forts : personne ne peut répondre entre-temps. Un grand et un petit aussi : vous finissez une manche et commencez l’autre.',
      ],
      picture: {
        name: 'wheel',
        shows:
          'La roue avec le Doge et les numéros 1 à 15. Quatre joueurs ont deux numéros chacun. La galère 1 joue, puis viendra la 2.',
      },
    },
    {
      title: 'Charger, naviguer, décharger',
      text: [
        'Charger : prenez des cubes de ce que produit le port. Chez vous, c’est gratuit. Ailleurs chaque cube coûte 1 ducat, pour le propriétaire du port, ou pour la banque s’il n’y en a pas. Chez vous, des marins peuvent aussi monter à bord ou descendre, et deux de vos galères échanger ce qu’elles portent.',
        'Naviguer : autant de zones au plus que de marins à bord.',
        'Décharger : livrez, prenez un port, combattez, dans l’ordre et autant de fois que vous voulez. Une fois parti, on ne charge plus.',
      ],
      picture: {
        name: 'trade',
        shows:
          'Un : du bois est chargé gratuitement dans votre port. Deux : la galère va vers un port sans propriétaire. Trois : le bois est livré pour 2 ducats. Quatre : un marin débarque et le port est à vous.',
      },
    },
    {
      title: 'D’abord livrer, ensuite prendre',
      text: [
        'Un port accepte un cube de chaque marchandise, tant qu’il a de la place, et jamais celle qu’il produit. La banque paie 2 ducats par cube, 3 pour les épices. Dans votre propre port elle ne paie rien.',
        'Un port sans propriétaire est à vous dès qu’un de vos marins y débarque ; il doit en rester un à bord. Livrez donc d’abord, prenez ensuite : vous êtes payé, et le cube travaille désormais pour vous. Dans l’autre sens, il ne vous rapporte rien.',
      ],
    },
    {
      title: 'Le combat',
      text: [
        'On peut attaquer une galère de la même zone. Chaque camp lance un dé par marin qui se bat. La moitié des faces sont des crânes, et chaque crâne coûte un marin à l’autre, en même temps. Après chaque assaut, vous arrêtez ou vous continuez.',
        'Les attaquants sont fatigués : un marin de moins se bat pour chaque zone parcourue dans le tour. Une galère sans marin coule, et le vainqueur prend les marchandises qui tiennent à bord.',
        'Un port s’attaque de même, mais seulement si aucune galère de son propriétaire n’y est. Toute la garnison se défend, et un fort annule un crâne à chaque assaut. Quand la garnison n’est plus, débarquez des marins pour tenir le port.',
      ],
      picture: {
        name: 'battle',
        shows:
          'Cinq marins ont parcouru deux zones : trois dés contre trois. L’attaquant fait deux crânes et perd un marin ; le défenseur en fait un et perd deux marins.',
      },
    },
    {
      title: 'Investir',
      text: [
        'Au lieu d’un tour ordinaire, achetez tout ce que vous pouvez payer. Un marin coûte 1 et va dans votre port, ou à bord d’une de vos galères qui y est. Une galère coûte 1 par galère que vous avez. On en achète une par tour et on en a six au plus ; il lui faut un marin avant la fin du tour, sinon elle coule.',
        'Un fort coûte 2 et demande pierre et bois dans le port. Une basilique coûte 2 et demande or et marbre. Ce que produit le port compte aussi, et rien n’est consommé. Il n’y en a que cinq de chaque pour toute la table.',
      ],
    },
    {
      title: 'Le Doge et les décomptes',
      text: [
        'Après chaque manche, une des cinq cartes est retournée. Elle avance le marqueur de 0, 1, 1, 1 ou 2 cases. Avec le 0 vient le vin : 1 ducat pour chacun de vos ports qui en produit ou en a dans son entrepôt. Après la cinquième carte, on remélange les cinq.',
        'Chaque décompte paie les marchandises de vos entrepôts : 1, 3, 6, 10 ou 15 ducats pour un port qui en a une à cinq. Celle que produit le port ne compte pas. Une basilique ajoute 5. Forts, marins et galères ne rapportent rien.',
        'À deux, une partie dure 11 à 13 manches, à trois 9 ou 10, à quatre 7 à 9. À argent égal, le plus de ports l’emporte, puis le plus de marchandises dedans.',
      ],
      picture: {
        name: 'income',
        shows:
          'La piste d’une partie à quatre, avec des décomptes sur les cases 4, 7 et 9, et les cinq cartes. Dessous, ce que paie un port avec une à cinq marchandises : 1, 3, 6, 10, 15 ; une basilique 5 de plus.',
      },
    },
    {
      title: 'Pour une première partie',
      text: [
        'Commencez par de petits voyages : des marchandises gratuites de chez vous, vendues à côté, et un marin laissé sur place. Chaque port à vous donne une marchandise de plus pour rien.',
        'Remplissez ensuite un ou deux grands ports. La cinquième marchandise vaut à elle seule 5 ducats à chaque décompte. Une basilique coûte 2 et rapporte 5 à chaque décompte restant : bâtissez tôt.',
        'Laissez plus d’un marin là où d’autres passent. Si vous perdez votre dernière galère, vous en recevez une après la manche, tant que vous tenez un port et pouvez l’armer.',
      ],
    },
  ],
  words: [
    ['Zone', 'Un lieu de la carte où sont les galères : une par port, et la haute mer.'],
    ['Garnison', 'Les marins qui tiennent un port.'],
    ['Réserve', 'Vos marins hors de la carte. Ceux qui sont perdus y reviennent.'],
    ['Entrepôt', 'Les marchandises apportées dans un port. Elles y restent pour toujours.'],
    ['Tour ordinaire', 'Charger, naviguer et décharger avec la galère dont c’est le tour.'],
    ['Tour d’investissement', 'Un tour pour acheter : la galère reste sur place.'],
    ['Doge', 'Il retourne la carte après chaque manche, et décide ainsi des décomptes.'],
  ],
  asked: {
    first:
      'Choisissez d’où vous partez, et le numéro de votre première galère : les petits jouent tôt dans la manche, les grands tard.',
    second:
      'Deux numéros qui se suivent sont forts, car personne ne peut répondre entre-temps ; de même le dernier d’une manche et le premier de la suivante.',
    close: 'À deux joueurs, certains ports sont hors jeu. Fermez ceux qui aideraient l’autre.',
    turn: 'Commercez maintenant avec cette galère, ou laissez-la et dépensez de l’argent. Pas les deux.',
    load: 'Prenez à bord ce que vous vendrez, puis naviguez. Une fois parti, on ne charge plus.',
    move: 'Livrez, prenez un port ou combattez, dans l’ordre que vous voulez ; puis finissez le tour.',
    unload:
      'Livrez, prenez un port ou combattez, dans l’ordre que vous voulez ; puis finissez le tour.',
    invest:
      'Achetez ce que vous pouvez payer, dans l’ordre que vous voulez, puis finissez le tour.',
    refit:
      'Vous n’avez plus de galère, mais un port. Vous pouvez en armer une avant la prochaine manche.',
  },
  moves: {
    chooseStart: [
      'Partir d’ici',
      'Le port est à vous avec 3 marins, et votre première galère y est avec 3 autres.',
      'S-3.7',
    ],
    chooseSecondGalley: [
      'Seconde galère',
      'Elle est à votre port avec 3 marins. Son numéro dit quand elle joue.',
      'S-3.10',
    ],
    closePort: [
      'Fermer un port',
      'Personne n’y achète, n’y vend ni n’y débarque de toute la partie.',
      'S-3.13',
    ],
    chooseTurn: [
      'Choisir le tour',
      'Ordinaire : charger, naviguer, décharger. Investissement : la galère reste, et vous achetez.',
      'S-4.5',
    ],
    loadCargo: [
      'Charger',
      'Des cubes de ce que produit ce port : gratuits chez vous, sinon 1 ducat chacun.',
      'S-6.3',
    ],
    swap: [
      'Échanger',
      'Des marins et des cubes passent entre deux de vos galères dans votre port, pour rien.',
      'S-6.6',
    ],
    loadSailors: [
      'Embarquer des marins',
      'De la garnison de votre port ; il doit en rester un. Chacun fait aller une zone plus loin.',
      'S-6.9',
    ],
    unloadSailors: [
      'Débarquer des marins',
      'Ils renforcent la garnison de votre port ; il doit en rester un à bord.',
      'S-6.14',
    ],
    wasteCargo: [
      'Jeter à la mer',
      'Un cube retourne à la banque, et sa place est libre.',
      'S-6.15',
    ],
    moveGalley: [
      'Naviguer',
      'Une fois par tour, d’autant de zones au plus que de marins à bord. Chaque zone fatigue un marin pour l’attaque.',
      'S-7.2',
    ],
    deliver: [
      'Livrer',
      'Un cube par sorte reste pour toujours dans l’entrepôt. La banque paie 2 ducats, 3 pour les épices, rien chez vous.',
      'S-8.4',
    ],
    claimPort: [
      'Prendre le port',
      'Un port de personne est à vous dès qu’un de vos marins y débarque. Livrez d’abord : vous êtes alors payé.',
      'S-8.7',
    ],
    attackGalley: [
      'Attaquer une galère',
      'Un dé par marin qui se bat ; chaque crâne coûte un marin à l’autre. Sans marins, une galère coule.',
      'S-9.2',
    ],
    attackPort: [
      'Attaquer le port',
      'Toute la garnison se défend, et un fort arrête un crâne à chaque assaut. Débarquez des marins pour le tenir.',
      'S-9.9',
    ],
    purchaseGalley: [
      'Acheter une galère',
      '1 ducat par galère que vous avez. Il lui faut un marin avant la fin du tour, sinon elle coule.',
      'S-10.3',
    ],
    purchaseSailors: [
      'Engager des marins',
      '1 ducat chacun, pour vos ports, ou pour vos galères qui y sont.',
      'S-10.5',
    ],
    purchaseFort: [
      'Bâtir un fort',
      '2 ducats, dans un port à vous avec pierre et bois. Il arrête un crâne à chaque assaut.',
      'S-10.8',
    ],
    purchaseBasilica: [
      'Bâtir une basilique',
      '2 ducats, dans un port à vous avec or et marbre. Elle rapporte 5 à chaque décompte.',
      'S-10.8',
    ],
    endTurn: [
      'Finir le tour',
      'La galère suivante joue. Avant d’avoir choisi un genre de tour, c’est passer.',
      'S-4.7',
    ],
    refit: [
      'Réarmer',
      'Une galère pour rien, avec des marins de votre garnison, ou de la réserve à 1 ducat chacun.',
      'S-14.2',
    ],
    refitPass: ['Ne pas réarmer', 'Vous restez sans galère pour cette manche.', 'S-14.4'],
  },
}
