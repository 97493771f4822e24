// What pages and tables both say of a table in English: questions, colours, keeping people away.
import type { Catalog } from '@foldtable/kernel'

export const frame: Catalog = {
  'colour.gold': 'Gold',
  'colour.purple': 'Purple',
  'colour.pink': 'Pink',
  'colour.brown': 'Brown',
  'colour.navy': 'Navy',
  'rail.mute': 'Mute',
  'rail.unmute': 'Hear again',
  'rail.mute.why': 'You do not see what they write. They are not told.',
  'rail.block': 'Block',
  'rail.unblock': 'Block no more',
  'rail.block.why': 'Muted as well, and they cannot sit down at your tables.',
  'turn.rematchAsked': '{name} wants a rematch',
  'ask.undo': '{name} asks to take a move back',
  'ask.undo.move': '{name} asks to take back: “{move}”',
  'ask.stop': '{name} asks to stop the clocks',
  'ask.end': '{name} asks to end the game here: nobody wins',
  'ask.replace': '{name} asks: let a bot play on for {of}?',
  'ask.agreed': 'Agreed: {names}.',
  'ask.answered.no': '{name} would rather not. Everything stays as it is.',
  'ask.answered.yes': 'Agreed.',
  'settings.letters': 'Letter keys',
  'settings.lettersHint':
    'Single letters as keys at a table: M menu, ? help, C chat, L log, F full window, U take back, N next table, and those of the board.',
  'ask.answered.none': 'Your question came to nothing.',
  'help.rule': 'Rule {rule}',
}
