// Which status a refusal goes out with, and which every route may answer with.
import type { AnyRoute, Method } from './route.ts'

const BY_STATUS: { readonly [status: number]: readonly string[] } = {
  401: ['notSignedIn'],
  403: [
    ...['crossSite', 'notHost', 'notSeated', 'openWhereAsked', 'addressFirst', 'sentAway'],
    'noHints',
  ],
  404: [
    ...['noSuchPlace', 'noSuchTable', 'noSuchPlayer', 'noSuchCode', 'noSuchDevice'],
    'unknownGame',
  ],
  409: [
    ...['somebodyHere', 'talkIsOver', 'tableFull', 'alreadySeated', 'alreadyStarted'],
    ...['notStarted', 'notOver', 'notPlaying', 'notEnoughPlayers'],
    ...['cannotRemove', 'cannotRemoveYet', 'notYourTurn'],
  ],
  429: [
    ...['tooFast', 'tooManyLinks', 'tooManySignIns', 'tooManyGuests', 'tooManyNames'],
    ...['tooManyInvitations', 'tooManyCodes', 'tooManyKeptAway', 'tooManyRequests'],
    ...['tooManyOpenTables', 'tooManyNewTables', 'tooMuchSaid'],
  ],
  503: ['outage', 'mailOutage', 'tableDamaged', 'noThought'],
}

const STATUS = new Map(
  Object.entries(BY_STATUS).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)] as const),
  ),
)

/** What is not listed asks for something that cannot be. */
export const statusOf = (code: string): number => STATUS.get(code) ?? 400

/** Every code that the route may be refused with. */
export function refusalsOf({ who, refusals }: AnyRoute, method: Method): string[] {
  return [
    ...['malformedRequest', 'tooFast', 'outage'],
    ...(method === 'GET' ? [] : ['crossSite']),
    ...(who === 'somebody' ? ['notSignedIn'] : []),
    ...refusals,
  ]
}
