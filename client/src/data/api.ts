// Asking the server over HTTP: an answer, or a refusal that can be put into words.
import {
  type Answer,
  type AnswerOf,
  type AnyParts,
  answerFrom,
  type Parts,
  type Refused,
  type RouteName,
  requestOf,
} from '@foldtable/protocol/asking'

export type { Answer, Refused }

export const ask = <N extends RouteName>(
  name: N,
  ...[parts]: Parts<N>
): Promise<Answer<AnswerOf<N>>> => askPlainly(name, parts)

/** For whoever has checked by types of its own what goes with the request. */
export async function askPlainly<N extends RouteName>(
  name: N,
  parts?: AnyParts,
): Promise<Answer<AnswerOf<N>>> {
  const { path, ...request } = requestOf(name, parts)
  try {
    const response = await fetch(path, request)
    return answerFrom(name, response.ok, await response.text())
  } catch {
    return { ok: false, refusal: { code: 'noConnection' } }
  }
}
