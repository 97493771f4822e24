// French.
import type { GuideText } from '../../guide.ts'

export const fr: GuideText = {
  lead: 'Six puissances se disputent l’Europe, et vous n’en êtes aucune. Vous leur prêtez de l’argent, gouvernez celles qui vous appartiennent, et finissez plus riche que les autres.',
  short: [
    'Vous êtes investisseur. Vous achetez des titres de six puissances : Autriche, Italie, France, Angleterre, Allemagne et Russie.',
    'Qui possède le plus d’une puissance la gouverne et dit ce qu’elle fait. S’il a moins de la moitié de ce qui est vendu, les autres ont leur mot à dire.',
    'Les puissances jouent dans cet ordre. Chacune avance son pion sur une roue de huit actions, le rondel, et fait ce qui y est dit.',
    'L’argent d’une puissance et le vôtre sont deux choses. Les puissances remplissent leur trésor par l’impôt, et paient des intérêts à leurs actionnaires.',
    'L’impôt donne aussi des points à la puissance. La partie s’arrête aussitôt que l’une en a 25.',
    'Chaque titre compte alors son numéro multiplié par le facteur de sa puissance, et chaque dollar en main compte un. Le plus haut score gagne.',
  ],
  sections: [
    {
      title: 'Un titre',
      text: [
        'Chaque puissance vend huit titres, numérotés de 1 à 8. Ils coûtent 2 $, 4 $, 6 $, 9 $, 12 $, 16 $, 20 $ et 25 $. L’argent va dans le trésor de la puissance.',
        'Le numéro dit trois choses : les dollars d’intérêts que vous touchez, les voix que vous avez, et le poids du titre dans le score.',
      ],
      picture: {
        name: 'stock',
        shows:
          'Le titre numéro 4 coûte 9 dollars. Il rapporte 4 dollars d’intérêts, 4 voix, et à la fin 4 fois le facteur de sa puissance.',
      },
    },
    {
      title: 'Le départ',
      text: [
        'Les joueurs reçoivent 61 $ en tout, à parts égales. Les puissances sont vendues l’une après l’autre, de l’Autriche à la Russie, par offres secrètes, ouvertes ensemble.',
        'La plus haute offre passe d’abord. Elle peut prendre le plus haut titre encore en vente dont elle couvre le prix, et paie alors toute l’offre. Une offre entre deux prix n’achète rien de mieux, mais passe avant qui n’a offert que le plus bas.',
        'Ensuite, le joueur qui a le plus d’argent reçoit la carte investisseur.',
      ],
    },
    {
      title: 'Qui gouverne',
      text: [
        'Additionnez les numéros de vos titres d’une puissance. La plus grande somme gouverne ; à égalité, qui était là le premier. Avec au moins la moitié de ce qui est vendu, on décide seul.',
        'Sinon le premier propose, et le deuxième accepte ou propose autre chose. Puis tous les actionnaires votent en secret, avec leurs numéros. Plus de la moitié l’emporte, et la moitié juste suffit au camp pour lequel vote le premier.',
        'On ne gouverne jamais pour toujours : un seul achat peut tout renverser.',
      ],
      picture: {
        name: 'lead',
        shows:
          'Dans la première puissance, A possède 9 sur 15 et décide seul. Dans la seconde, A possède 5, B 4 et C 3 sur 12 : moins de la moitié, donc B peut proposer autre chose.',
      },
    },
    {
      title: 'Le rondel',
      text: [
        'Dans le sens des aiguilles : Usine, Production, Manœuvre, Investisseur, Importation, Production, Manœuvre, Impôts. La première fois, une puissance commence où elle veut.',
        'Ensuite elle avance d’un à six pas. Trois sont gratuits. Le quatrième, le cinquième et le sixième coûtent 2 $ chacun, et c’est l’auteur de la proposition qui les paie de sa poche.',
      ],
      picture: {
        name: 'rondel',
        shows:
          'Un pion sur Production. Les trois cases suivantes sont gratuites, les trois d’après coûtent 2, 4 et 6 dollars, et la septième est hors de portée.',
      },
    },
    {
      title: 'Usines et unités',
      text: [
        'Usine : on en bâtit une pour 5 $ dans un lieu du pays qui n’en a pas. Dans un port elle fait des flottes, ailleurs des armées. Le trésor paie ce qu’il peut, l’auteur de la proposition le reste.',
        'Production : chaque usine fait une unité pour rien. Importation : on achète jusqu’à trois unités à 1 $, posées au pays, les flottes dans les ports.',
        'Une usine où se tient une armée étrangère hostile ne produit rien, et rien ne s’y importe.',
      ],
    },
    {
      title: 'La manœuvre',
      text: [
        'D’abord les flottes, puis les armées, une fois chacune. Une flotte quitte son port pour la mer d’en face, ou passe d’une mer à la voisine. Une armée prend gratuitement le rail dans son pays, puis fait un pas.',
        'Les flottes portent les armées : par des mers où se tient chaque fois une flotte de son pays, une armée débarque sur n’importe quelle côte. Chaque flotte porte une armée par tour.',
        'Une unité qui entre dans une mer ou une terre neutre sans unité étrangère y pose son jeton d’impôt, à la place de tout autre. Le jeton reste quand l’unité repart.',
      ],
      picture: {
        name: 'convoy',
        shows:
          'Une armée traverse deux mers et débarque sur la côte d’en face. Une flotte de son pays se tient dans chacune ; toutes deux ont porté leur armée pour ce tour.',
      },
    },
    {
      title: 'Guerre et paix',
      text: [
        'Là où se tiennent des étrangers, on combat ou on offre la paix. Un combat coûte une unité à chaque camp, et rien de plus. Pour la paix, il faut l’accord des puissances qui ont là une flotte ou une armée hostile ; le premier refus est un combat.',
        'Dans le pays d’un autre, une armée occupe le lieu, ce qui arrête une usine, ou vient en paix, ce qui ne gêne personne. Trois armées ensemble peuvent détruire une usine, et disparaissent. Chaque puissance garde toujours une usine en marche.',
      ],
    },
    {
      title: 'Les impôts',
      text: [
        'La recette est de 1 $ par jeton d’impôt et 2 $ par usine en marche, jusqu’à 15. Chaque dollar au-dessus de cinq est un point pour la puissance.',
        'Le trésor reçoit la recette moins 1 $ par armée et par flotte. Si la recette dépasse celle de la dernière fois, la différence est une prime : le trésor la paie aux actionnaires, autant qu’il peut, selon ce qu’ils possèdent.',
      ],
      picture: {
        name: 'tax',
        shows:
          'Trois usines en marche et quatre jetons d’impôt rapportent 10 dollars : 5 points. Le marqueur du dernier impôt passe de 8 à 10, la prime est donc de 2 dollars.',
      },
    },
    {
      title: 'Investisseur',
      text: [
        'Une puissance qui s’arrête sur Investisseur paie des intérêts à chaque actionnaire : ses numéros en dollars. Si le trésor ne suffit pas, l’auteur de la proposition s’en passe, ou paie ce qui manque.',
        'Chaque fois qu’une puissance s’y arrête ou le dépasse, les investisseurs se réunissent. Qui a la carte reçoit 2 $ et peut acheter un titre, ou échanger un plus petit contre un plus grand en payant la différence. Puis la carte passe au voisin, dans le sens des aiguilles.',
        'Qui ne gouverne aucune puissance et n’est deuxième dans aucune où l’on vote achète aussi, par la banque suisse. De même qui n’a rien acheté la dernière fois. Par réunion, un seul joueur achète dans chaque puissance.',
      ],
    },
    {
      title: 'La fin et le score',
      text: [
        'Quand une puissance atteint 25 points, tout s’arrête aussitôt. Par tranche de cinq points, son facteur monte d’un, jusqu’à 5. Multipliez vos numéros par le facteur et ajoutez votre argent.',
        'À égalité, le plus de titres dans la puissance la plus forte l’emporte, puis le plus d’argent.',
      ],
      picture: {
        name: 'score',
        shows:
          'L’échelle des points de 0 à 25 avec les facteurs de 0 à 5. Une puissance qui a 22 points a le facteur 4 : son titre 4 compte 16.',
      },
    },
    {
      title: 'Pour une première partie',
      text: [
        'Ayez un peu de plusieurs puissances et beaucoup d’une. Une puissance que personne ne surveille, entourée de ses jetons, est un bon placement.',
        'Laissez les puissances des autres vous payer des intérêts, et menez la vôtre aux Impôts quand elle a des jetons. Le meilleur trésor à gouverner est celui qu’un autre remplit.',
        'Gardez un peu d’argent pour la prochaine réunion : un achat au bon moment change qui gouverne.',
      ],
    },
  ],
  words: [
    [
      'Titre',
      'Un prêt à une puissance. Son numéro est intérêt, nombre de voix et poids dans le score.',
    ],
    ['Trésor', 'L’argent d’une puissance. Personne ne l’emporte chez soi.'],
    ['Gouverner', 'Posséder le plus d’une puissance, et décider de ce qu’elle fait.'],
    ['Opposition', 'Le deuxième d’une puissance dont le premier a moins de la moitié.'],
    ['Rondel', 'La roue des huit actions que parcourent les puissances.'],
    [
      'Jeton d’impôt',
      'La marque d’une puissance sur une mer ou une terre neutre. Un dollar de recette.',
    ],
    ['Hostile', 'Une armée qui occupe le lieu où elle est. En paix, elle ne l’occupe pas.'],
    ['Banque suisse', 'Ce qui permet d’acheter à qui n’a son mot à dire nulle part.'],
  ],
  asked: {
    bid: 'Les puissances sont vendues l’une après l’autre. La plus haute offre choisit d’abord, et paie toute sa somme.',
    buyBid:
      'Votre offre achète ce titre. Toute la somme va au trésor de la puissance ; renoncez, et vous gardez votre argent.',
    sale: 'Un titre à son prix, ou aucun. Son numéro est intérêt, voix et poids dans le score.',
    proposal:
      'Vous avez prêté le plus à cette puissance : dites où va son pion sur le rondel et ce qu’elle y fait.',
    opposition:
      'Le premier a moins de la moitié. Acceptez, ou proposez autre chose, et tous les actionnaires votent.',
    import:
      'Jusqu’à trois unités, posées où vous dites. Le trésor paie tant qu’il peut, puis vous.',
    produce: 'Chaque usine en marche fait une unité pour rien, si vous voulez.',
    chooseUnit:
      'D’abord les flottes, puis les armées, une fois chacune. Rien n’arrive avant que la manœuvre soit complète.',
    maneuver: 'Dites où va cette unité, et ce qu’elle y fait.',
    peace:
      'Quelqu’un veut partager un lieu avec vos unités. Un refus est un combat, qui coûte une unité à chacun.',
    vote: 'Deux propositions, l’une sera exécutée. Votre part est votre poids ; les voix sont secrètes jusqu’à la décision.',
    force:
      'La puissance passerait sur Investisseur. Vous pouvez l’y arrêter et lui faire payer ses intérêts.',
    buy: 'Achetez un titre, ou échangez-en un contre un plus grand, ou gardez cet achat pour la prochaine fois.',
  },
  moves: {
    bid: [
      'Faire une offre',
      'Secrète jusqu’à ce que toutes soient là, en centimes, jusqu’à votre caisse.',
      'I-4.3',
    ],
    buyBid: [
      'Prendre ou renoncer',
      'Qui le prend paie toute son offre ; qui renonce ne paie rien.',
      'I-4.7',
    ],
    propose: [
      'Proposer',
      'Trois pas sur le rondel sont gratuits, chacun de plus vous coûte 2 $. Un dictateur est obéi aussitôt.',
      'I-7.3',
    ],
    addUnit: [
      'Ajouter une unité',
      'Elle fait partie de la proposition ; rien n’est payé avant qu’elle soit exécutée.',
      'I-11.3',
    ],
    chooseUnit: ['Choisir une unité', 'Dites ensuite où elle va.', 'I-12.4'],
    maneuverMove: [
      'La déplacer',
      'Par le rail au pays, d’un pas par terre, ou par mer avec des flottes. Là où sont des étrangers : combattre, ou offrir la paix.',
      'I-12.8',
    ],
    replan: [
      'Changer le plan',
      'Des pas sont laissés de côté ou faits dans un autre ordre, tant que le plan n’est pas complet.',
      'I-12.16',
    ],
    finish: [
      'Terminé',
      'La proposition est complète ; les unités qui n’ont pas bougé restent.',
      'I-12.4',
    ],
    agree: ['Accepter', 'La proposition du premier est exécutée, sans vote.', 'I-8.2'],
    vote: [
      'Voter',
      'Plus de la moitié de toutes les parts gagne ; la moitié juste gagne avec le premier.',
      'I-8.5',
    ],
    peaceAnswer: [
      'Répondre à l’offre',
      'Oui, et l’unité vient en paix ; non, et elle combat.',
      'I-13.6',
    ],
    force: [
      'L’arrêter ou non',
      'Arrêtée, la puissance paie ses intérêts et ne fait rien d’autre.',
      'I-20.2',
    ],
    buy: [
      'Acheter',
      'L’argent va au trésor. Personne d’autre n’achète dans cette puissance à cette réunion.',
      'I-16.4',
    ],
    puntBuy: [
      'Ne rien acheter',
      'Vous achèterez à la prochaine réunion, par la banque suisse.',
      'I-16.10',
    ],
  },
}
