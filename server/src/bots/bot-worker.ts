// The thread in which bots think. It is sent a seat's own replica and nothing else.
import { randomBytes } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { simpleMove } from '@foldtable/bots/simple'
import { gameById } from '@foldtable/games'
import { type AnyMove, keyedChance, type Seat } from '@foldtable/kernel'

export interface Question {
  readonly id: number
  readonly game: string
  readonly view: unknown
  readonly seat: Seat
}

export interface Thought {
  readonly id: number
  readonly move?: AnyMove
  /** What the game's own player answered, where that was none of the offers and the move is another. */
  readonly nonsense?: AnyMove
  readonly problem?: string
}

const chance = keyedChance(randomBytes(32).toString('hex'))

async function thoughtOn({ id, game: name, view, seat }: Question): Promise<Thought> {
  try {
    const game = gameById(name)
    let nonsense: AnyMove | undefined
    const onNonsense = (answer: AnyMove) => {
      nonsense = answer
    }
    const move = game && (await simpleMove(game, view, seat, chance, { onNonsense }))
    if (move === undefined) return { id, problem: 'no legal move' }
    return nonsense === undefined ? { id, move } : { id, move, nonsense }
  } catch (problem) {
    return { id, problem: String(problem) }
  }
}

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await thoughtOn(question))
})
