// The way of a move, function by function, as it is called: the source of `docs/how-a-move-travels.md`. Every function that the move is handed to is
// listed; small questions that answer from what is at hand (`seatOf`, `isIdle`, `earliestOf`) are not.

interface Hop {
  readonly file: string
  readonly name: string
  readonly what: string
}

/** One side of the network: hops inside it return to a file they had left, or do not. */
export interface Leg {
  readonly where: string
  readonly hops: readonly Hop[]
}

const hops = (...rows: readonly (readonly [string, string, string])[]): Hop[] =>
  rows.map(([file, name, what]) => ({ file, name, what }))

const ACE = 'games/pass-the-ace/'
const TABLE = 'client/src/pages/table/'

const CHOOSE = hops(
  [`${ACE}board/controls.tsx`, 'ControlButton', 'the press of a button that stands for an offer'],
  [`${TABLE}table-context.tsx`, 'play', 'what was missed counts as seen'],
)

const PREDICT = hops(
  [
    'client/src/store/online/sending.ts',
    'play',
    'not at the past, not while another is on its way',
  ],
  ['client/src/store/own-moves.ts', 'make', 'judged on what is foreseen, numbered, kept and sent'],
  ['kernel/src/replica.ts', 'refusal', 'as the server will'],
  ['kernel/src/judge.ts', 'readMove', 'its schema'],
  ['kernel/src/judge.ts', 'judge', 'the only time in this browser'],
  ['client/src/store/predictions.ts', 'add', 'it waits for its answer'],
  ['kernel/src/replica.ts', 'foresee', 'on a copy'],
  [
    'kernel/src/predict.ts',
    'predict',
    'a swap needs a card that is blank here: nothing is foreseen',
  ],
)

const SEND = hops(
  ['client/src/wire/wire.ts', 'play', 'one line for all tables'],
  ['client/src/wire/unanswered.ts', 'play', 'kept until it is answered'],
  ['client/src/wire/move-queue.ts', 'put', 'over reloads too'],
  ['client/src/wire/link.ts', 'say', 'as JSON, if there is a line'],
  ['client/src/wire/dial.ts', 'dialSocket', 'the socket'],
)

const RECEIVE = hops(
  ['server/src/socket/sockets.ts', '#heard', 'not too fast'],
  ['server/src/socket/hearing.ts', 'inOrder', 'one after another for each browser'],
  ['server/src/socket/hearing.ts', '#go', 'at once, if nothing is before it'],
  ['server/src/socket/conversation.ts', 'hear', 'who says what about which table'],
  ['protocol/src/read.ts', 'readClientMessage', 'its schema'],
  ['server/src/tables/memory.ts', 'find', 'from memory, or from the disk'],
  ['server/src/socket/conversation.ts', 'hearAt', 'whoever may watch may ask'],
  ['server/src/socket/acting.ts', 'act', 'the answer carries the key'],
  ['server/src/tables/pace.ts', 'refusal', 'so many a minute from one seat'],
)

/** The same wherever the table lives. */
const TURN = hops(
  [
    'host/src/requests.ts',
    'request',
    'one at a time; a resend of anything but a move is known by its key',
  ],
  ['host/src/turns.ts', 'take', 'nothing else happens at the table meanwhile'],
)

const HOST = hops(
  ['host/src/actions.ts', 'play', 'the seat of who asks'],
  ['kernel/src/judge.ts', 'readMove', 'the schema of the move'],
  [
    'host/src/truth.ts',
    'commit',
    'made, written, and only then told; judged again if somebody was first',
  ],
  ['host/src/truth.ts', '#made', 'a rule that throws is a fault'],
  ['kernel/src/table.ts', 'play', 'the next entry, if it is legal; a resend is known by its entry'],
  ['kernel/src/judge.ts', 'judge', 'T-2: over, seated, allowed to ask, asked now, the rule itself'],
  [`${ACE}src/moves/swap.ts`, 'decide', 'opens both cards, and says what happened'],
  ['kernel/src/drafting.ts', 'emit', 'each event is folded at once'],
  ['kernel/src/by-kind.ts', 'foldBy', 'by its kind'],
  [`${ACE}src/fold/index.ts`, 'swapped', 'the only writer of the state'],
  [`${ACE}src/flow.ts`, 'endTurn', 'or the end of the round'],
  ['kernel/src/folded.ts', 'append', 'the table takes note of its entry'],
  [`${ACE}src/decision.ts`, 'decision', 'who is asked next'],
  ['kernel/src/standing.ts', 'note', 'number, chance used, keys, questions'],
  ['kernel/src/clock.ts', 'tick', 'turns end and begin'],
  ['host/src/truth.ts', 'write', 'written, or not'],
  ['host/src/row.ts', 'progressOf', 'status, whom it waits for'],
  ['host/src/due.ts', 'gameDues', 'when the host has to look again'],
)

const APPEND = hops(
  ['server/src/tables/table-ledger.ts', 'append', 'with what is written in the same breath'],
  ['server/src/notices/occasions.ts', 'occasions', 'who is told that it is their turn'],
  ['server/src/ledger/ledger.ts', 'append', 'one entry more, if the table still stands there'],
  ['server/src/ledger/sqlite-writer.ts', 'append', 'with what is written besides'],
  ['server/src/ledger/sqlite-commits.ts', 'ask', 'waits for the others of this moment'],
  ['server/src/ledger/sqlite-commits.ts', '#write', 'one transaction'],
  ['server/src/ledger/sqlite-sync.ts', 'sync', 'one fsync'],
  ['server/src/ledger/journal.ts', 'add', 'a line of the journal'],
)

const TELL = hops(
  ['host/src/telling.ts', 'tellEntry', 'to whoever watches, then to who listens'],
  ['host/src/audience.ts', 'tell', 'one text for all who know the same'],
  ['host/src/audience.ts', '#tell', 'seats first, then those who look on'],
)

const FRAME = hops(
  ['kernel/src/frame-texts.ts', 'frameTexts', 'as JSON, by what a viewer knows'],
  ['kernel/src/folded.ts', 'frame', 'number and events'],
  ['kernel/src/secret.ts', 'withBlanks', 'blanks'],
  ['server/src/socket/outlet.ts', 'deliver', 'into the socket, or left out for a slow reader'],
  ['server/src/socket/framed.ts', 'framed', 'bytes, made once for all who are sent them'],
)

const ACCEPT = hops(
  ['client/src/wire/dial.ts', 'dialSocket', 'another browser hears it'],
  ['client/src/wire/link.ts', 'hear', 'from JSON'],
  ['client/src/wire/wire.ts', 'hear', 'to who follows the table'],
  ['client/src/store/online/hearing.ts', 'heard', 'a frame, or what is around it'],
  ['client/src/store/online/hearing.ts', 'accept', 'foreseen already?'],
  ['client/src/store/followed.ts', 'accept', 'the next, an old one, or a gap'],
  ['kernel/src/replica.ts', 'accept', 'decision, question and clock go on'],
  [`${ACE}src/fold/index.ts`, 'swapped', 'the very same fold'],
  ['client/src/store/history.ts', 'add', 'the past'],
  ['client/src/store/unseen.ts', 'came', 'what is missed'],
  ['client/src/store/held.ts', 'happened', 'what the board may show in motion'],
)

const DRAW = hops(
  ['client/src/store/held.ts', 'changed', 'somebody draws'],
  ['client/src/wire/signal.ts', 'tell', 'whoever listens'],
  [`${TABLE}use-table.ts`, 'useTable', 'React takes the latest'],
)

const DRAWN = hops(
  ['client/src/store/shown.ts', 'shownOf', 'view, decision, score'],
  [`${TABLE}table-page.tsx`, 'TablePage', 'the page, once rules and drawing are there'],
  [`${TABLE}table-page.tsx`, 'Opened', 'what every part of it is given'],
  [`${TABLE}table-page.tsx`, 'useFramed', 'the frame around the board'],
  [`${TABLE}table-context.tsx`, 'useMakeValue', 'words and names'],
  [`${TABLE}table-page.tsx`, 'TableFrame', 'the frame is drawn'],
  [`${TABLE}board-box.tsx`, 'BoardBox', 'the box that is left for the board'],
  [`${TABLE}board-box.tsx`, 'Drawn', 'the board of this game'],
  [`${TABLE}board-box.tsx`, 'useBoardProps', 'what a board is given'],
  [`${ACE}board/index.tsx`, 'PassTheAceBoard', 'the drawing'],
)

const SNAPSHOT = hops(['client/src/store/online/drawing.ts', 'draw', 'what a page is shown'])

/** A swap in Pass the Ace, from the press to the board of another seat. */
export const SWAP: readonly Leg[] = [
  { where: 'the browser of who moves', hops: [...CHOOSE, ...PREDICT, ...SEND] },
  {
    where: 'the server',
    hops: [...RECEIVE, ...TURN, ...HOST, ...APPEND, ...TELL, ...FRAME],
  },
  { where: 'the browser of another seat', hops: [...ACCEPT, ...DRAW, ...SNAPSHOT, ...DRAWN] },
]

/** The same at a table on this device: the host without the network. */
export const ON_THIS_DEVICE: readonly Leg[] = [
  {
    where: 'this device',
    hops: [
      ...CHOOSE,
      ...hops(
        ['client/src/store/local-table.ts', 'play', 'whoever holds the device'],
        ['client/src/store/local-table.ts', 'act', 'one thing after another'],
        ['client/src/store/local-host.ts', 'caughtUp', 'another page was first?'],
        ['client/src/store/local-table.ts', 'said', 'or told why not'],
        ['client/src/store/local-host.ts', 'say', 'as the person of the seat'],
        ['host/src/requests.ts', 'say', 'without a wire in between'],
      ),
      ...TURN,
      ...HOST,
      ...hops(
        ['client/src/store/local-ledger.ts', 'append', 'if the table still stands there'],
        ['client/src/store/local-shelf.ts', 'writeLatest', 'into the storage of the browser'],
      ),
      ...TELL,
      ...hops(
        ['client/src/store/local-view.ts', 'came', 'what is shown goes on'],
        [
          'client/src/store/local-table.ts',
          'settle',
          'who is to hold the device, and what comes next',
        ],
      ),
      ...DRAW,
      ...DRAWN,
    ],
  },
]

/** Hops that go back to a file which the way had left on the same side. */
export function stepsBack({ hops: all }: Leg): readonly Hop[] {
  const left = new Set<string>()
  return all.filter(({ file }, at) => {
    const before = all[at - 1]?.file
    if (before !== undefined && before !== file) left.add(before)
    return before !== file && left.has(file)
  })
}

/** As a table of Markdown, for the docs. */
export const walkTable = (legs: readonly Leg[]): string => {
  const all = legs.flatMap(({ hops: some }) => some)
  const back = legs.flatMap(stepsBack)
  const rows = legs.flatMap(({ where, hops: some }) => [
    `| | **${where}** | |`,
    ...some.map((hop) => {
      const mark = back.includes(hop) ? '↩ ' : ''
      return `| ${all.indexOf(hop) + 1} | \`${hop.name}\` in \`${hop.file}\` | ${mark}${hop.what} |`
    }),
  ])
  return ['| | function | |', '|---|---|---|', ...rows].join('\n')
}
