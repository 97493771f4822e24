// English.
import type { GuideText } from '../../guide.ts'

export const en: GuideText = {
  lead: 'One card each. Keep it, or push it on to your neighbour, and do not be the one who is left with the lowest.',
  short: [
    'Everybody has three lives and gets one hidden card.',
    'In turn, from the dealer’s left, you stick with your card or swap it with the next player, who cannot refuse.',
    'A king cannot be taken: whoever tries has wasted the turn.',
    'The dealer acts last and may draw a new card from the deck instead of swapping.',
    'All cards are shown. Whoever has the lowest loses a life. The ace is the lowest of all.',
    'The last one alive wins.',
  ],
  sections: [
    {
      title: 'High and low',
      text: [
        'Only the rank counts, from the ace (1, the worst) to the king (13, the best). Suits never matter.',
        'So you want to end the round with anything but the lowest card on the table. A queen and an eight are equally safe, as long as somebody sits there with less.',
      ],
      picture: {
        name: 'ranks',
        shows:
          'The thirteen ranks from the ace, which is the lowest, to the king, which is the highest.',
      },
    },
    {
      title: 'A round',
      text: [
        'To begin, everybody draws a card face up; the highest deals first. After that the deal moves one seat to the left each round.',
        'Everybody gets one card face down. The player left of the dealer acts first, the dealer last, and everybody acts exactly once.',
      ],
      picture: {
        name: 'round',
        shows:
          'Four players around a table, each with a hidden card. An arrow runs from the dealer’s left around the table to the dealer.',
      },
    },
    {
      title: 'Stick or swap',
      text: [
        'Stick, and nothing moves. Swap, and your card changes places with the next player’s. They cannot refuse, but their own turn is still to come, now with your card.',
        'You both know two cards from then on: the one you gave and the one you got. The board remembers it for you.',
        'A low card can travel the whole way around the table and end up with the dealer.',
      ],
      picture: {
        name: 'swap',
        shows: 'A three and a nine change places between two neighbours.',
      },
    },
    {
      title: 'The king stands',
      text: [
        'If the player you swap with holds a king, nothing moves: that is a Kung. Your turn is over and the king lies face up for the rest of the round.',
        'Whoever holds a king can only stick.',
      ],
      picture: {
        name: 'kung',
        shows: 'A two is pushed towards a king and bounces back.',
      },
    },
    {
      title: 'The dealer draws',
      text: [
        'There is nobody after the dealer to swap with. Instead the dealer may put the card face up on the trash and take the top card of the deck, for better or worse.',
        'When the deck is empty, the trash is shuffled and becomes the deck.',
      ],
      picture: {
        name: 'draw',
        shows: 'The dealer’s four goes to the trash and a card from the deck takes its place.',
      },
    },
    {
      title: 'Who loses a life',
      text: [
        'All cards are turned up. The lowest rank loses a life; if several players share it, all of them do.',
        'Without lives you are out, and the others go on. The last one alive wins.',
        'If the last players all lose their last life in the same round, nobody has won: double game! Everybody comes back with full lives, those who were out as well, and it begins again.',
      ],
      picture: {
        name: 'reveal',
        shows:
          'Four cards are shown: a nine, a three, a queen and a seven. The three is marked and its owner loses one of three hearts.',
      },
    },
  ],
  words: [
    ['Modi', 'You swapped and got a lower card than you gave.'],
    ['Dirty Dan', 'You swapped and got a card of the same rank.'],
    ['Kung', 'You ran into a king.'],
    ['Double game', 'Nobody is left alive, so everybody comes back.'],
    ['Trash', 'Cards that are out of play, face up; everybody may look through them.'],
  ],
  asked: {
    turn: 'Is your card safe? The lowest card of the round costs its holder a life. Keep it, or hand it on and take your chance.',
    highCard: 'Everybody drew a card to see who deals. There is nothing to decide.',
    reveal: 'All cards are shown. Whoever has the lowest has lost a life.',
    doubleGame:
      'Nobody is left alive, so everybody comes back with full lives and it begins again.',
  },
  moves: {
    stick: [
      'Stick',
      'You keep your card, and nothing moves. With a king it is all you can do.',
      'A-5.3',
    ],
    swap: [
      'Swap',
      'You and the next player change cards; they cannot refuse, but still have their turn. If they hold a king, nothing moves: a Kung.',
      'A-5.4',
    ],
    draw: [
      'Draw',
      'Your card goes face up onto the trash, and you take the top card of the deck instead, whatever it is. Only the last player may.',
      'A-5.7',
    ],
    ready: ['Continue', 'You have seen enough. When everybody has, the pause is over.', 'A-2.4'],
  },
}
