// D: what holds after every move of random play, with random options.
import { playOut } from '@foldtable/bots/random-play'
import { canonical, offers, seatsUpTo, seededChance, Table } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { conserved } from '../src/conserved.ts'
import { CARDS } from '../src/data/cards.ts'
import { MOST_GALLEYS, NUMBERS, trackFor } from '../src/data/constants.ts'
import { CUBES, GOODS } from '../src/data/goods.ts'
import { PORT_FACTS, PORTS } from '../src/data/zones.ts'
import { sailorsIn } from '../src/holds.ts'
import { type Move, type State, serenissima } from '../src/index.ts'
import { fleetOf } from '../src/rules/board.ts'
import { type Check, openTable, watch } from './random-games.ts'

const GAMES = 12

const unless = (isSo: boolean, what: string): string | undefined => (isSo ? undefined : what)

/** Holds the check against every entry of the random games. */
function holds(check: Check): void {
  const { problems, entries } = watch(GAMES, { check })
  expect(problems).toEqual([])
  expect(entries).toBeGreaterThan(3000)
}

test('[D-1, D-2, D-3, D-8, D-10] totals stay what they are, and nothing is negative', () => {
  holds(({ state }) => {
    const { players } = state
    const { sailors } = trackFor(players.length)
    const totals = {
      goods: GOODS.map((good) => CUBES[good]),
      sailors: players.map(() => sailors),
      money: 5 * players.length,
      forts: 5,
      basilicas: 5,
      cards: [...CARDS].sort().join(' '),
    }
    if (players.some((one) => one.money < 0 || one.sailors < 0)) return 'negative'
    return unless(canonical(conserved(state)) === canonical(totals), 'a total changed')
  })
})

test('[D-4, D-5, D-6] ports', () => {
  holds(({ state: { ports, players, stage } }) => {
    const wrong = PORTS.find((id) => {
      const { owner, sailors, cargo, closed } = ports[id]
      const facts = PORT_FACTS[id]
      const isHeld = (owner !== null) === sailors >= 1 && sailors <= facts.sailors
      const isStocked = new Set(cargo).size === cargo.length && cargo.length <= facts.warehouse
      const isForeign = !cargo.includes(facts.produces)
      const isEmpty = !closed || (owner === null && cargo.length === 0)
      return !(isHeld && isStocked && isForeign && isEmpty)
    })
    if (wrong !== undefined) return wrong
    const closed = PORTS.filter((id) => ports[id].closed).length
    const isSettingUp = stage === 'first' || stage === 'second' || stage === 'close'
    return unless(isSettingUp || closed === (players.length === 2 ? 4 : 0), `${closed} closed`)
  })
})

test('[D-7, D-11] galleys, and who is asked', () => {
  holds(({ state }) => {
    const { galleys, turn, players, stage, active } = state
    const wrong = NUMBERS.find((number) => {
      const galley = galleys[number]
      if (galley === undefined || galley === null) return false
      const isManned = sailorsIn(galley.hold) > 0 || turn?.bought === number
      return galley.hold.length !== 5 || !isManned
    })
    if (wrong !== undefined) return `galley ${wrong}`
    if (seatsUpTo(players.length).some((seat) => fleetOf(state, seat) > MOST_GALLEYS))
      return 'too many galleys'
    if (stage !== 'play') return undefined
    const { decision } = serenissima
    const asked = decision(state)
    const isAsked = asked.result === undefined && asked.seats[0] === galleys[active]?.owner
    return unless(isAsked && (turn?.moved ?? 9) <= 5, 'somebody else is asked')
  })
})

test('[D-8, D-9, D-12] nothing built or delivered disappears, and nothing goes back', () => {
  holds(({ state, before }) => {
    const wrong = PORTS.find((id) => {
      const [was, is] = [before.ports[id], state.ports[id]]
      const isKept = was.cargo.every((good, index) => is.cargo[index] === good)
      return !isKept || (was.fort && !is.fort) || (was.basilica && !is.basilica)
    })
    if (wrong !== undefined) return wrong
    const isSameRound = state.round === before.round && state.stage === 'play'
    if (isSameRound && state.active < before.active) return 'a number went back'
    return unless(state.space >= before.space && state.round >= before.round, 'time went back')
  })
})

test('[D-13, D-14] scorings and rounds', () => {
  const rounds = new Map([
    [2, [11, 12, 13]],
    [3, [9, 10]],
    [4, [7, 8, 9]],
  ])
  holds(({ state: { players, space, scorings, result, round } }) => {
    const reached = trackFor(players.length).scoring.filter((at) => at <= space)
    if (scorings.length !== reached.length) return `${scorings.length} scorings`
    const isUsual = rounds.get(players.length)?.includes(round) ?? false
    return unless(result === null || isUsual, `${round} rounds`)
  })
})

const skulls = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

test('[D-15] battles', () => {
  let battles = 0
  holds(({ entry, before }) => {
    const [event] = entry.events
    if (event?.kind !== 'battleFought') return undefined
    battles += 1
    const { battle } = event
    const { target, attackerDice, defenderDice, cancelled } = battle
    const aboard = sailorsIn(before.galleys[battle.attacker]?.hold ?? [])
    const moved = before.options.fatigue ? (before.turn?.moved ?? 0) : 0
    const hasFort = 'port' in target && before.ports[target.port].fort
    const hits = skulls(attackerDice)
    const isFought =
      attackerDice.length === aboard - moved &&
      cancelled === (hasFort && hits > 0 ? 1 : 0) &&
      battle.attackerLosses === Math.min(skulls(defenderDice), aboard) &&
      battle.defenderLosses === Math.min(hits - cancelled, defenderDice.length)
    return unless(isFought, JSON.stringify(battle))
  })
  expect(battles).toBeGreaterThan(20)
})

test('[D-16] investing touches nothing of others, and only loading abroad pays them', () => {
  holds(({ state, entry, before }) => {
    const { events, by } = entry
    if (before.stage !== 'play' || events.some(({ kind }) => kind === 'cardDrawn')) return undefined
    const others = seatsUpTo(state.players.length).filter((seat) => seat !== by)
    const [first] = events
    const payee = first?.kind === 'goodsBought' ? first.payee : null
    const richer = others.find(
      (seat) => (state.players[seat]?.money ?? 0) > (before.players[seat]?.money ?? 0),
    )
    if (richer !== undefined && richer !== payee) return `P${richer + 1} was paid`
    if (before.turn?.kind !== 'investment') return undefined
    const same = (part: (one: State) => unknown) =>
      canonical(part(state)) === canonical(part(before))
    const isUntouched =
      same(({ ports }) => PORTS.map((id) => ports[id].cargo)) &&
      same(({ players }) => others.map((seat) => players[seat])) &&
      same(({ galleys }) => galleys.map((one) => (one?.owner === by ? null : one))) &&
      NUMBERS.every((number) => {
        const [was, is] = [before.galleys[number], state.galleys[number]]
        return !was || !is || was.location === is.location
      })
    return unless(isUntouched, 'investing touched something')
  })
})

test('[D-17] a table written down and read goes on the same', () => {
  for (const seats of [2, 3, 4]) {
    const table = openTable(seats, seededChance(`written ${seats}`), 'written')
    playOut(table, seededChance('player'), { most: 90 })
    const { options } = table
    const fold = () =>
      Table.fold(
        { game: serenissima, seats, options, chance: seededChance('same') },
        [],
        JSON.parse(JSON.stringify(table.snapshot())),
      )
    const [one, other] = [fold(), fold()]
    playOut(one, seededChance('on'))
    playOut(other, seededChance('on'))
    expect(one.state).toEqual(other.state)
  }
})

/** Every small move there could be, whether legal or not. */
function* conceivable(isOrdinary: boolean): Generator<Move> {
  for (const galley of NUMBERS) {
    yield { kind: 'attackGalley', target: galley }
    yield { kind: 'purchaseSailors', quantity: 1, galley }
    if (!isOrdinary) yield { kind: 'loadSailors', quantity: 1, galley }
    if (!isOrdinary) yield { kind: 'unloadSailors', quantity: 1, galley }
    for (const port of PORTS) yield { kind: 'purchaseGalley', galley, port }
  }
  for (const port of PORTS) {
    yield { kind: 'purchaseSailors', quantity: 1, port }
    yield { kind: 'purchaseFort', port }
    yield { kind: 'purchaseBasilica', port }
    yield { kind: 'moveGalley', path: [port] }
  }
  for (const good of GOODS) {
    yield { kind: 'deliver', goods: [good] }
    yield { kind: 'wasteCargo', cargo: good }
  }
  for (const count of [1, 2, 3, 4, 5]) {
    yield { kind: 'loadCargo', quantity: count }
    yield { kind: 'claimPort', sailors: count }
  }
}

const isLegal = (state: State, seat: number, move: Move): boolean => {
  const rule = serenissima.moves[move.kind] as (typeof serenissima.moves)['endTurn']
  const { about } = serenissima.decision(state) as { about: string }
  if (rule.answers?.includes(about) === false) return false
  return rule.refusal(state, seat, move as never) === undefined
}

test('[D-18] what is offered is accepted, and what is not is refused', () => {
  let looked = 0
  holds(({ state }) => {
    const decision = serenissima.decision(state)
    if (decision.result !== undefined || state.stage !== 'play' || looked++ % 10 > 0)
      return undefined
    const [seat = 0] = decision.seats
    const found = offers(serenissima, state, seat)
    const refused = found.find((move) => !isLegal(state, seat, move))
    if (refused !== undefined) return `refused: ${JSON.stringify(refused)}`
    const listed = new Set(found.map((move) => canonical(move)))
    for (const move of conceivable(state.turn?.kind === 'ordinary')) {
      if (isLegal(state, seat, move) !== listed.has(canonical(move))) return JSON.stringify(move)
    }
    return undefined
  })
})
