// English.
import type { GuideText } from '../../guide.ts'

export const en: GuideText = {
  lead: 'You are a merchant prince of the Mediterranean. Load your galleys, fill the warehouses of your ports, and be the richest after the third scoring.',
  short: [
    'You have galleys, ports and ducats. Only ducats win: the richest player at the end is first.',
    'In a round every galley has one turn, from the lowest number to the highest. Then the Doge turns up a card.',
    'In its turn a galley loads, sails and unloads, in this order. Or it stays where it is and you invest your money.',
    'A galley has five places, for sailors and goods together. Each sailor is one step of sailing, and one die in battle.',
    'Goods delivered elsewhere bring money at once. Goods delivered to your own ports bring nothing now, but more and more at each scoring.',
    'There are three scorings. The third one ends the game.',
  ],
  sections: [
    {
      title: 'How you begin',
      text: [
        'Everybody has 5 ducats. In turn, choose one of the five starting ports and the number of your first galley. Then, in the opposite order, choose your second galley. Port and galleys get three sailors each; your other sailors wait in reserve.',
        'The five are Valencia, Genoa, Venice, Constantinople and Alexandria. With two players, each of you then closes two ports that nobody owns. They stay closed to trade and war for the whole game.',
        'Everything lies open, except the order of the five cards.',
      ],
    },
    {
      title: 'A port',
      text: [
        'Every port makes one good, and never runs out as long as the bank has cubes of it. It has places for goods that are brought there, one of each kind, and places for sailors.',
        'Sailors show whose port it is. One is enough, and the last one never leaves of your own will. A port that changes hands keeps its goods and its buildings.',
      ],
      picture: {
        name: 'port',
        shows:
          'Ragusa makes gold. Two of its four places for sailors are taken, and wood and wine lie on two of its four places for goods.',
      },
    },
    {
      title: 'A galley',
      text: [
        'Five places are few. With five sailors you go far and fight well, but carry nothing. With one sailor and four cubes you crawl one zone at a time, and anybody may sink you.',
        'A galley sails once in a turn, over at most as many zones as it has sailors. Other galleys do not stop it.',
      ],
      picture: {
        name: 'hold',
        shows:
          'A galley with three sailors, one wood and an empty place. It can reach zones up to three steps away, but not the fourth.',
      },
    },
    {
      title: 'Whose turn it is',
      text: [
        'The numbers on the wheel decide. Numbers that nobody owns are passed over. A galley that you buy with a higher number than the one at play still has a turn in this round; one with a lower number waits for the next.',
        'Two numbers in a row are strong: nobody can answer in between. A high and a low number are strong too: you end one round and begin the next.',
      ],
      picture: {
        name: 'wheel',
        shows:
          'The wheel with the Doge and the numbers 1 to 15. Four players own two numbers each. Galley 1 is at play, galley 2 comes next.',
      },
    },
    {
      title: 'Load, sail, unload',
      text: [
        'Load: take cubes of the good that the port makes. In your own port they are free. Elsewhere each costs 1 ducat, for the owner of the port, or for the bank if there is none. In your own port you may also take sailors aboard or ashore, and exchange things with another galley of yours.',
        'Sail: up to as many zones as you have sailors.',
        'Unload: deliver goods, claim a port, fight, in any order and as often as you can. Once you have sailed, loading is over.',
      ],
      picture: {
        name: 'trade',
        shows:
          'First, wood comes aboard in your own port for nothing. Second, the galley sails to a port of nobody. Third, the wood is delivered for 2 ducats. Fourth, a sailor lands and the port is yours.',
      },
    },
    {
      title: 'Deliver first, then claim',
      text: [
        'A port takes one cube of each good, as long as it has room, and never the good that it makes. The bank pays 2 ducats for a cube and 3 for spice. In your own port it pays nothing.',
        'A port that nobody owns is yours as soon as you land a sailor there; one must stay aboard. So deliver first and claim afterwards: you are paid, and the cube works for you from then on. The other way round you get nothing for it.',
      ],
    },
    {
      title: 'Battle',
      text: [
        'You may attack a galley in your zone. Each side rolls one die for each sailor who fights. Half of the faces are skulls, and each skull costs the other side a sailor, at the same time. After each round you may stop or go on.',
        'Attackers are tired: one sailor less fights for each zone sailed in this turn. A galley without sailors sinks, and the winner takes as many of its goods as fit.',
        'A port is attacked in the same way, but only when no galley of its owner lies there. Its whole garrison defends it, and a fort cancels one skull in every round. When the garrison is gone, land sailors to take the port.',
      ],
      picture: {
        name: 'battle',
        shows:
          'Five sailors have sailed two zones, so three dice are rolled against three. The attacker has two skulls and loses one sailor; the defender has one skull and loses two.',
      },
    },
    {
      title: 'Investing',
      text: [
        'Instead of an ordinary turn, buy as much as you can pay. A sailor costs 1 and goes into your port, or aboard your galley there. A galley costs 1 for each galley that you have. You may buy one in a turn and own six; it needs a sailor before the turn ends, or it sinks.',
        'A fort costs 2 and needs stone and wood in the port. A basilica costs 2 and needs gold and marble. What the port makes counts as well, and nothing is used up. There are only five of each for the whole table.',
      ],
    },
    {
      title: 'The Doge and the scorings',
      text: [
        'After each round one of five cards is turned up. It moves the marker by 0, 1, 1, 1 or 2 spaces. With the 0 comes wine: 1 ducat for each of your ports that makes wine or has it in its warehouse. After the fifth card all five are shuffled again.',
        'Each scoring pays for the goods in your warehouses: 1, 3, 6, 10 or 15 ducats for a port with one to five goods. The good that the port makes does not count. A basilica brings 5 more. Forts, sailors and galleys bring nothing.',
        'With two players a game lasts 11 to 13 rounds, with three 9 or 10, with four 7 to 9. If two have the same money, more ports win, then more goods in them.',
      ],
      picture: {
        name: 'income',
        shows:
          'The track of a game with four players, with scorings on spaces 4, 7 and 9, and the five cards. Below, what a port with one to five goods pays: 1, 3, 6, 10, 15; a basilica 5 more.',
      },
    },
    {
      title: 'Your first game',
      text: [
        'Begin with short trips: free goods from home, sold next door, and a sailor left there. Every port that you own gives you another good for nothing.',
        'Then fill one or two large ports. The fifth good alone is worth 5 ducats at each scoring. A basilica costs 2 and brings 5 at every scoring still to come: build early.',
        'Leave more than one sailor where others pass by. If you lose your last galley, you get a new one after the round, as long as you still own a port and can man it.',
      ],
    },
  ],
  words: [
    ['Zone', 'A place on the map where galleys lie: one for each port, and the open sea.'],
    ['Garrison', 'The sailors who hold a port.'],
    ['Reserve', 'Your sailors who are not on the map. Those who are lost come back there.'],
    ['Warehouse', 'The goods that were brought to a port. They stay there for ever.'],
    ['Ordinary turn', 'Load, sail and unload with the galley whose turn it is.'],
    ['Investment round', 'A turn for buying: the galley stays where it is.'],
    ['Doge', 'Turns up the card after each round, and so decides when there is a scoring.'],
  ],
  asked: {
    first:
      'Choose where you begin, and the number of your first galley: low numbers play early in a round, high ones late.',
    second:
      'Two numbers in a row are strong, since nobody can answer in between; so are the last of a round and the first of the next.',
    close:
      'With two players some ports are out of the game. Close those that would help the other one.',
    turn: 'Trade with this galley now, or let it lie and spend money instead. Not both.',
    load: 'Take on what you will sell, then sail. Once you have sailed, nothing is loaded any more.',
    move: 'Deliver, claim a port, or fight, in any order; then end the turn.',
    unload: 'Deliver, claim a port, or fight, in any order; then end the turn.',
    invest: 'Buy what you can pay for, in any order, then end the turn.',
    refit:
      'You have no galley left, but a port. You may put one to sea again before the next round.',
  },
  moves: {
    chooseStart: [
      'Start here',
      'The port is yours with 3 sailors, and your first galley lies there with 3 more.',
      'S-3.7',
    ],
    chooseSecondGalley: [
      'Second galley',
      'It lies at home with 3 sailors. Its number says when it plays.',
      'S-3.10',
    ],
    closePort: ['Close a port', 'Nobody buys, sells or lands there for the whole game.', 'S-3.13'],
    chooseTurn: [
      'Choose the turn',
      'Ordinary: load, sail, unload. Investment: the galley stays, and you buy.',
      'S-4.5',
    ],
    loadCargo: [
      'Load cargo',
      'Cubes of what this port makes: free in your own port, else 1 ducat each.',
      'S-6.3',
    ],
    swap: [
      'Exchange',
      'Sailors and cubes pass between two galleys of yours in your own port, for nothing.',
      'S-6.6',
    ],
    loadSailors: [
      'Sailors aboard',
      'From the garrison of your own port; one must stay. Each lets you sail a zone further.',
      'S-6.9',
    ],
    unloadSailors: [
      'Sailors ashore',
      'They strengthen the garrison of your own port; one must stay aboard.',
      'S-6.14',
    ],
    wasteCargo: [
      'Throw overboard',
      'A cube goes back to the bank, and its slot is free.',
      'S-6.15',
    ],
    moveGalley: [
      'Sail',
      'Once a turn, at most as many zones as there are sailors aboard. Each zone tires a sailor for an attack.',
      'S-7.2',
    ],
    deliver: [
      'Deliver',
      'One cube of a kind stays in the warehouse for ever. The bank pays 2 ducats, 3 for spice, nothing in your own port.',
      'S-8.4',
    ],
    claimPort: [
      'Claim the port',
      'A port of nobody is yours once a sailor of yours lands. Deliver first: then you are paid.',
      'S-8.7',
    ],
    attackGalley: [
      'Attack a galley',
      'One die for each sailor who fights; each skull costs the other a sailor. Without sailors a galley sinks.',
      'S-9.2',
    ],
    attackPort: [
      'Attack the port',
      'All of its garrison defends, and a fort stops one skull a round. Land sailors to hold it.',
      'S-9.9',
    ],
    purchaseGalley: [
      'Buy a galley',
      '1 ducat for each galley you have. It needs a sailor before the turn ends, or it sinks.',
      'S-10.3',
    ],
    purchaseSailors: [
      'Hire sailors',
      '1 ducat each, for your ports, or for your galleys that lie there.',
      'S-10.5',
    ],
    purchaseFort: [
      'Build a fort',
      '2 ducats, in an own port with stone and wood. It stops one skull in every round of battle.',
      'S-10.8',
    ],
    purchaseBasilica: [
      'Build a basilica',
      '2 ducats, in an own port with gold and marble. It brings 5 at each scoring.',
      'S-10.8',
    ],
    endTurn: [
      'End the turn',
      'The next galley plays. Before you chose a kind of turn, it is a pass.',
      'S-4.7',
    ],
    refit: [
      'Refit',
      'A galley for nothing, manned from your garrison, or from the reserve at 1 ducat each.',
      'S-14.2',
    ],
    refitPass: ['Do not refit', 'You stay without a galley for this round.', 'S-14.4'],
  },
}
