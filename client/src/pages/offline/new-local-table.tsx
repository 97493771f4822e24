// A new table on this device: the game, who sits where, its options.
import { botNames, USUAL_BOT } from '@foldtable/host/bots'
import { useState } from 'react'
import type { GameInfo } from '../../data/games.ts'
import { currentMe } from '../../data/me.ts'
import { navigate } from '../../data/route.ts'
import { usualSeats } from '../../data/tables.ts'
import { createLocal, type LocalSeat } from '../../store/local-table.ts'
import { FieldGroup, SelectField } from '../../widgets/field.tsx'
import { Icon } from '../../widgets/icon.tsx'
import { useWords, type Words } from '../../words/index.ts'
import { defaultOptions } from '../new-table/draft.ts'
import { OptionFields } from '../new-table/option-fields.tsx'
import { localParts } from './local.ts'
import { SeatRows } from './seat-rows.tsx'

export function NewLocalTable({ games }: { readonly games: readonly GameInfo[] }) {
  const words = useWords()
  const { say } = words
  const [id, setId] = useState(games[0]?.id ?? '')
  const game = games.find((one) => one.id === id)
  const [seats, setSeats] = useState<readonly LocalSeat[]>(() =>
    game === undefined ? [] : firstSeats(game, words),
  )
  const [options, setOptions] = useState(() => (game === undefined ? {} : defaultOptions(game)))
  const [problem, setProblem] = useState('')
  if (game === undefined) return null

  const choose = (next: string) => {
    const other = games.find((one) => one.id === next)
    if (other === undefined) return
    setId(next)
    setOptions(defaultOptions(other))
    setSeats(firstSeats(other, words))
  }
  const add = (isBot: boolean) => setSeats([...seats, newSeat(seats, isBot, words)])
  const start = async () => {
    if (seats.some(({ name }) => name.trim() === '')) return setProblem(say('offline.needNames'))
    try {
      const table = await createLocal(localParts, { game: game.id, seats, options })
      navigate(`/offline/${table}`)
    } catch {
      setProblem(say('refusal.invalidSettings'))
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <FieldGroup title={say('offline.new')}>
        {games.length > 1 && (
          <SelectField
            label={say('offline.game')}
            value={id}
            choices={games.map((one) => [one.id, one.title])}
            onChange={choose}
          />
        )}
        <h2 className="field-title">{say('offline.players')}</h2>
        <SeatRows seats={seats} least={game.seats.min} onChange={setSeats} />
        <More isFull={seats.length >= game.seats.max} add={add} />
        <h2 className="field-title">{say('new.options')}</h2>
        <OptionFields
          game={game}
          options={options}
          size={{ minPlayers: seats.length, maxPlayers: seats.length }}
          onChange={setOptions}
        />
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="form-end">
          <button
            type="submit"
            className="button primary big"
            disabled={seats.length < game.seats.min}
          >
            <Icon name="play" /> {say('offline.start')}
          </button>
        </div>
      </FieldGroup>
    </form>
  )
}

interface MoreProps {
  readonly isFull: boolean
  add(isBot: boolean): void
}

/** Another person, another bot. */
function More({ isFull, add }: MoreProps) {
  const { say } = useWords()
  return (
    <div className="row">
      <button type="button" className="button small" disabled={isFull} onClick={() => add(false)}>
        <Icon name="plus" size={18} /> {say('offline.addPerson')}
      </button>
      <button type="button" className="button small" disabled={isFull} onClick={() => add(true)}>
        <Icon name="bot" size={18} /> {say('offline.addBot')}
      </button>
    </div>
  )
}

/** One person against bots, which is what most want. */
function firstSeats(game: GameInfo, words: Words): LocalSeat[] {
  const seats: LocalSeat[] = []
  while (seats.length < usualSeats(game)) seats.push(newSeat(seats, seats.length > 0, words))
  return seats
}

const BOTS = botNames(USUAL_BOT)
const AVATARS = [
  'fox-red',
  'owl-blue',
  'frog-green',
  'cat-amber',
  'bear-plum',
  'seal-teal',
  'hare-sand',
]

function newSeat(seats: readonly LocalSeat[], isBot: boolean, { say }: Words): LocalSeat {
  const isFree = (name: string) => seats.every((seat) => seat.name !== name)
  const number = seats.length + 1
  if (isBot) return { name: BOTS.find(isFree) ?? say('offline.bot', { number }), avatar: '', isBot }
  const own = currentMe()?.name ?? say('offline.person', { number })
  const name = seats.length === 0 ? own : say('offline.person', { number })
  const avatar =
    (seats.length === 0 ? currentMe()?.avatar : undefined) ?? AVATARS[seats.length % AVATARS.length]
  return { name, avatar: avatar ?? '', isBot }
}
