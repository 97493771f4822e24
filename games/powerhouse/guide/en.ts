// English.
import type { GuideText } from '../../guide.ts'

export const en: GuideText = {
  lead: 'Bid for the points your side will take, name the trumps, call a card. Whoever holds it is your partner, and for a while nobody else knows.',
  short: [
    'All cards are dealt. With 250 points in each pack, everybody bids how many of them their side will take.',
    'The highest bidder leads: they name the trump suit, the PowerHouse, and call one or more partner cards that others hold.',
    'Then tricks are played. Follow the suit that was led if you can; the highest trump wins, else the highest card of the suit led.',
    'Whoever plays a called card is a partner of the leader from then on, for all to see.',
    'If the leader’s side took as many points as were bid, each of them scores what the side took. If not, the leader loses the bid.',
    'The others always score what they took. After all games, the highest score wins.',
  ],
  sections: [
    {
      title: 'What cards are worth',
      text: [
        'The three of spades is worth 30 points. Every ten, jack, queen, king and ace is worth 10, every five 5, and all other cards nothing: 250 points in a pack.',
        'Worth is not strength. The three of spades beats almost nothing, so it is easily lost, and easily given to a partner.',
      ],
      picture: {
        name: 'worth',
        shows:
          'The three of spades is worth 30; an ace, a king, a queen, a jack and a ten 10 each; a five 5.',
      },
    },
    {
      title: 'Bidding',
      text: [
        'In turn, bid or pass. A bid is a multiple of 5, higher than the one before: from 150 to 250 with one pack, from 300 to 500 with two. You may jump.',
        'Whoever passes is out until the next deal. When all others have passed, the highest bidder is the leader. If everybody passes without a bid, the cards are dealt again.',
      ],
      picture: {
        name: 'bidding',
        shows: 'Player A bids 150, B passes, C bids 165, D passes. C becomes the leader.',
      },
    },
    {
      title: 'PowerHouse and partner cards',
      text: [
        'The leader names the trump suit, and then calls as many partner cards as the number of players asks for: any cards, as long as somebody else holds them.',
        'With two packs others may hold both copies of a card. Then the leader says which one is meant: the one that is played first, or second.',
        'Only you know whether you hold a called card. The board tells you, and nobody else.',
      ],
      picture: {
        name: 'calling',
        shows:
          'The leader has named spades and called the ace of hearts. Any of the three others may be the partner.',
      },
    },
    {
      title: 'Tricks',
      text: [
        'The leader plays first. Everybody plays one card; if you have the suit that was led, you must play it, and otherwise any card you like. You never have to trump.',
        'The highest card of the PowerHouse wins; if there is none, the highest card of the suit that was led. The winner takes all points in the trick and plays first to the next.',
      ],
      picture: {
        name: 'trick',
        shows:
          'Nine, king and ace of hearts lie with the two of spades. Spades are trumps, so the two takes the trick and its 20 points.',
      },
    },
    {
      title: 'Two equal cards',
      text: [
        'With two packs a card may meet its twin. Of two equal cards, the one played later is higher.',
      ],
      picture: {
        name: 'twins',
        shows: 'Two aces of spades in one trick: the second one wins.',
      },
    },
    {
      title: 'The partner shows',
      text: [
        'The moment a called card is played, everybody sees who the partner is. Tricks taken earlier count for that side as well.',
        'A player who holds two called cards is one partner for both: the leader’s side is smaller then. When all calls are settled, everybody else is against the leader.',
      ],
      picture: {
        name: 'reveal',
        shows:
          'Player A plays the ace of hearts and joins the leader’s side; B and D are now known to be against it.',
      },
    },
    {
      title: 'The score',
      text: [
        'Bid made: the leader and all partners score what their side took, even if it is more than the bid. Bid failed: the leader loses the bid, and each partner gets half of what the others took, rounded down.',
        'The others score what they took, in either case. A match has as many games as players, unless the table says otherwise.',
      ],
      picture: {
        name: 'score',
        shows:
          'With a bid of 165 the leader’s side took 190: leader and partner score 190 each, the two others 60 each.',
      },
    },
  ],
  words: [
    ['PowerHouse', 'The trump suit of this game.'],
    ['Leader', 'The highest bidder.'],
    ['Partner card', 'A card that the leader calls. Whoever plays it is on the leader’s side.'],
    ['Trick', 'One card from everybody; the highest takes them all.'],
    [
      'Threshold',
      'With five, seven or nine players: from this bid on, one more partner card is called.',
    ],
  ],
  asked: {
    bid: 'How many points will you and a hidden partner take together? The highest bidder names the trumps, and loses the bid if it was too much.',
    suit: 'You lead. The suit you name beats all others in this game.',
    call: 'Whoever holds the card you call is your partner. Aces and the three of spades are good calls: they win tricks, or bring points.',
    play: 'Take tricks with points in them for your side, or give points to whoever is with you.',
    finished: 'The game is scored. The next one begins by itself.',
  },
  moves: {
    bid: [
      'Bid',
      'You say that your side will take at least that many points. It must be more than the bid before, in steps of 5.',
      'P-5.2',
    ],
    pass: [
      'Pass',
      'You are out of the bidding until the next deal. You still play, and may become a partner.',
      'P-5.1',
    ],
    nameSuit: ['Name the PowerHouse', 'That suit is trumps. It cannot be changed.', 'P-6.1'],
    call: [
      'Call a card',
      'Its holder is your partner; nobody else knows until it is played.',
      'P-7.2',
    ],
    play: [
      'Play a card',
      'If you hold the suit that was led, you must play it. Otherwise any card will do.',
      'P-8.3',
    ],
    ready: [
      'Continue',
      'You have seen the score. When everybody has, the next game is dealt.',
      'P-11.1',
    ],
  },
}
