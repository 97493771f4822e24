// The house itself: its games and rules, the documents of what can be asked, and what operators look at.
import { choice, LOCALES, optional, type Static, shape } from '@foldtable/kernel'
import { gameInfo, rulebook } from '../shapes/games.ts'
import { ANYTHING, many, note, TEXT, YES } from '../shapes/kit.ts'
import { otherwise, route } from './route.ts'

const language = { language: otherwise(choice(...LOCALES), 'en') }

export const gameRoutes = {
  'GET /api/games': route({
    id: 'games',
    tag: 'games',
    summary: 'Every game, with the schema of its options',
    answer: many(gameInfo),
  }),
  'GET /api/games/:id/rules': route({
    id: 'rulesOfGame',
    tag: 'games',
    summary: 'The numbered rules of a game, in sentences',
    query: language,
    answer: rulebook,
    refusals: ['unknownGame'],
  }),
  'GET /api/games/:id/words': route({
    id: 'wordsOfGame',
    tag: 'games',
    summary: 'The words with which frames of a game are packed, and their hash',
    answer: shape({ hash: TEXT, shapes: many(many(TEXT)), names: many(TEXT), sample: TEXT }),
    refusals: ['unknownGame'],
  }),
  'GET /api/rules': route({
    id: 'rulesOfHouse',
    tag: 'games',
    summary: 'The numbered rules of tables, the house and people',
    query: language,
    answer: rulebook,
  }),
}

export const documentRoutes = {
  'GET /api/docs/json': route({
    id: 'openApi',
    tag: 'documents',
    summary: 'This document: everything that can be asked over HTTP, in OpenAPI',
    answer: ANYTHING,
  }),
  'GET /api/docs/socket': route({
    id: 'asyncApi',
    tag: 'documents',
    summary: 'Everything that is said over the socket, in AsyncAPI',
    answer: ANYTHING,
  }),
}

const ready = shape({
  ready: note('People may be led here.', YES),
  ledger: note('What is played can be kept.', YES),
  bell: optional(
    note('Other nodes are heard. Without that it is ready all the same, but slower.', YES),
  ),
  leaving: note('It is about to end.', YES),
})
/** What `/readyz` answers. */
export type Ready = Static<typeof ready>

export const operationRoutes = {
  'GET /healthz': route({
    id: 'alive',
    tag: 'operation',
    summary: 'Whether the process answers',
    answer: shape({ alive: YES, version: TEXT }),
  }),
  'GET /readyz': route({
    id: 'ready',
    tag: 'operation',
    summary: 'Whether people may be led here, and how its parts are',
    answer: ready,
    also: { 503: ready },
  }),
  'GET /metrics': route({
    id: 'metrics',
    tag: 'operation',
    summary: 'Figures for monitoring',
    type: 'text/plain',
    answer: note('In the format of Prometheus.', TEXT),
  }),
}
