// English.
import type { GuideText } from '../../guide.ts'

export const en: GuideText = {
  lead: 'Six powers fight over Europe, and you are none of them. You lend them money, steer those that you own, and get out richer than everybody else.',
  short: [
    'You are an investor. You buy stock of six countries: Austria, Italy, France, England, Germany and Russia.',
    'Whoever owns most of a country leads it and says what it does. When that leader owns less than half of what was sold, the others have a say.',
    'Countries take turns in that order. Each moves its marker round a wheel of eight actions, the rondel, and does what it says there.',
    'A country’s money and your money are two things. Countries fill their treasuries by taxes, and pay their stockholders interest.',
    'Taxes also bring a country points. The game ends at once when a country has 25.',
    'Then each certificate counts its number times the factor of its country, and each dollar in your hand counts one. The highest score wins.',
  ],
  sections: [
    {
      title: 'A certificate',
      text: [
        'Each country sells eight certificates, with the numbers 1 to 8. They cost $2, $4, $6, $9, $12, $16, $20 and $25. The money goes into the treasury of the country.',
        'The number says three things: so many dollars of interest you get, so many votes you have, and so much it weighs in the score.',
      ],
      picture: {
        name: 'stock',
        shows:
          'The certificate with the number 4 costs 9 dollars. It brings 4 dollars of interest, 4 votes, and 4 times the factor of its country at the end.',
      },
    },
    {
      title: 'How you begin',
      text: [
        'All players together get $61, in equal shares. The countries are sold one after the other, from Austria to Russia, by sealed bids that are opened together.',
        'The highest bid comes first. It may take the highest certificate still for sale whose price it covers, and then pays the whole bid. A bid between two prices buys nothing better, but it comes before those who bid just the lower price.',
        'Afterwards the player with most cash gets the investor card.',
      ],
    },
    {
      title: 'Who leads',
      text: [
        'Add up the numbers of all that you own of a country. The highest sum leads; of equals, whoever was there first. A leader with at least half of what is sold decides alone.',
        'Otherwise the leader proposes, and the second in line agrees or proposes something else. Then all stockholders vote in secret, with their numbers. More than half wins, and exactly half is enough for the side that the leader votes for.',
        'Leading is never for ever: one purchase may turn it over.',
      ],
      picture: {
        name: 'lead',
        shows:
          'In the first country A owns 9 of 15 and decides alone. In the second A owns 5, B 4 and C 3 of 12: less than half, so B may propose something else.',
      },
    },
    {
      title: 'The rondel',
      text: [
        'Clockwise: Factory, Production, Maneuver, Investor, Import, Production, Maneuver, Taxation. The first time, a country may begin anywhere.',
        'Later it goes one to six steps. Three are free. A fourth, fifth and sixth cost $2 each, and whoever made the proposal pays them out of their own pocket.',
      ],
      picture: {
        name: 'rondel',
        shows:
          'A marker on Production. The next three spaces are free, the three after that cost 2, 4 and 6 dollars, and the seventh is out of reach.',
      },
    },
    {
      title: 'Factories and units',
      text: [
        'Factory: build one for $5 in a home place without one. In a port it makes fleets, elsewhere armies. The treasury pays what it can, whoever proposed it the rest.',
        'Production: every factory makes one unit for nothing. Import: buy up to three units for $1 each, and place them at home, fleets in ports.',
        'A factory where a hostile foreign army stands does not work, and nothing is imported there.',
      ],
    },
    {
      title: 'Maneuver',
      text: [
        'First fleets, then armies, each once. A fleet leaves its port for the sea in front of it, or goes from one sea to the next. An army takes the railway through its own country for nothing, then makes one step.',
        'Fleets carry armies: over seas with a fleet of its country in each, an army lands on any coast. Each fleet carries one army in a turn.',
        'A unit that moves into a sea or a neutral land where no foreign unit stands puts its tax chip there, in place of any other. The chip stays when the unit goes on.',
      ],
      picture: {
        name: 'convoy',
        shows:
          'An army crosses two seas and lands on the far coast. A fleet of its country stands in each sea; both have carried their army for this turn.',
      },
    },
    {
      title: 'War and peace',
      text: [
        'Where foreign units stand, fight or offer peace. A fight takes one unit of each side and nothing else happens. For peace, the countries with fleets or hostile armies there must consent; the first refusal is a fight.',
        'In another country’s home, an army occupies the place, which stops a factory, or comes in peace, which does no harm. Three armies together may destroy a factory, and are used up. Every country always keeps one factory that works.',
      ],
    },
    {
      title: 'Taxation',
      text: [
        'Revenue is $1 for each tax chip and $2 for each working factory, up to 15. Each dollar above five is a point for the country.',
        'The treasury gets the revenue less $1 for each army and fleet. If revenue is higher than the last time, the difference is a bonus: the treasury pays it to the stockholders, as far as it can, shared by what they own.',
      ],
      picture: {
        name: 'tax',
        shows:
          'Three working factories and four tax chips bring 10 dollars: 5 points. The marker of the last tax goes from 8 to 10, so the bonus is 2 dollars.',
      },
    },
    {
      title: 'Investor',
      text: [
        'A country that stops on Investor pays every stockholder interest: their numbers in dollars. If the treasury is short, whoever proposed it goes without, or pays what is missing.',
        'Whenever a country stops there or passes over it, there is an investor round. The holder of the card gets $2 and may buy one certificate, or trade a lower one up for the difference. Then the card goes on clockwise.',
        'Whoever leads no country and is second in none with a vote buys too, through the Swiss bank. So does whoever passed last time. In one round only one player buys in each country.',
      ],
    },
    {
      title: 'The end and the score',
      text: [
        'When a country reaches 25 points, all is over at once. For each full five points its factor is one higher, up to 5. Multiply your numbers by the factor and add your cash.',
        'If two are equal, more stock in the strongest country wins, then more cash.',
      ],
      picture: {
        name: 'score',
        shows:
          'The scale of points from 0 to 25 with factors from 0 to 5. A country with 22 points has factor 4, so its certificate 4 counts 16.',
      },
    },
    {
      title: 'Your first game',
      text: [
        'Own a little of several countries and much of one. A country nobody pays attention to, with chips around it, is a good loan.',
        'Let others’ countries pay you interest, and put your own on Taxation when it has chips. A treasury that somebody else fills is the best one to lead.',
        'Keep some cash for the next investor round: one well-timed purchase changes who leads.',
      ],
    },
  ],
  words: [
    ['Certificate', 'A loan to a country. Its number is interest, votes and weight in the score.'],
    ['Treasury', 'Money of a country. Nobody may take it home.'],
    ['Leader', 'Whoever owns most of a country and moves it.'],
    ['Opposition', 'The second in a country whose leader owns less than half.'],
    ['Rondel', 'The wheel of eight actions on which countries go round.'],
    ['Tax chip', 'The mark of a country in a sea or a neutral land. One dollar of revenue.'],
    ['Hostile', 'An army that occupies the place where it stands. In peace it does not.'],
    ['Swiss bank', 'How players without a say in any country still buy.'],
  ],
  asked: {
    bid: 'The countries are sold one after the other. The highest bid chooses first and pays all of it.',
    buyBid:
      'Your bid buys this certificate. The whole bid goes into the treasury of the country; decline, and you keep your money.',
    sale: 'One certificate at its price, or none. Its number is interest, votes and weight in the score.',
    proposal:
      'You have lent this country most, so you say where its marker goes on the rondel and what it does there.',
    opposition:
      'The leader has less than half. Agree, or propose something else, and all stockholders vote.',
    import: 'Up to three units, put where you say. The treasury pays while it can, then you.',
    produce: 'Each working factory makes one unit for nothing, if you want it.',
    chooseUnit:
      'Fleets move first, then armies, each once. Nothing happens before the maneuver is complete.',
    maneuver: 'Say where this unit goes, and what it does there.',
    peace:
      'Somebody wants to share a place with your units. A no means a fight that costs one unit each.',
    vote: 'Two proposals, one of them is carried out. Your holding is your weight; votes are secret until decided.',
    force: 'The country would pass Investor. You may make it stop there and pay interest instead.',
    buy: 'Buy one certificate, or exchange one for a larger, or save this purchase for the next time.',
  },
  moves: {
    bid: ['Bid', 'Sealed until all are in, any number of cents up to your cash.', 'I-4.3'],
    buyBid: [
      'Take or decline',
      'Whoever takes it pays the whole bid; whoever declines pays nothing.',
      'I-4.7',
    ],
    propose: [
      'Propose',
      'Three steps on the rondel are free, each further one costs you $2. A dictator is obeyed at once.',
      'I-7.3',
    ],
    addUnit: [
      'Add a unit',
      'It is part of the proposal; nothing is paid before that is carried out.',
      'I-11.3',
    ],
    chooseUnit: ['Choose a unit', 'Then say where it goes.', 'I-12.4'],
    maneuverMove: [
      'Move it',
      'By rail at home, one step over land, or over seas with fleets. Where foreigners stand: fight, or offer peace.',
      'I-12.8',
    ],
    replan: [
      'Change the plan',
      'Steps are left out or made in another order, as long as the plan is not complete.',
      'I-12.16',
    ],
    finish: ['Done', 'The proposal is complete; units that have not moved stay.', 'I-12.4'],
    agree: ['Agree', 'The leader’s proposal is carried out, without a vote.', 'I-8.2'],
    vote: [
      'Vote',
      'More than half of all holdings wins; exactly half wins with the leader.',
      'I-8.5',
    ],
    peaceAnswer: [
      'Answer the offer',
      'Yes, and the unit comes in peace; no, and it fights.',
      'I-13.6',
    ],
    force: [
      'Stop it or not',
      'Stopped, the country pays interest and does nothing else.',
      'I-20.2',
    ],
    buy: [
      'Buy',
      'The money goes to the treasury. Nobody else buys in that country in this round.',
      'I-16.4',
    ],
    puntBuy: [
      'Buy nothing',
      'You buy in the next investor round instead, by the Swiss bank.',
      'I-16.10',
    ],
  },
}
