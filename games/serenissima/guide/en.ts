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
}
