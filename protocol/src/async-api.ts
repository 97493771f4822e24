// The document of what is said over the socket: AsyncAPI 3.0, written from the messages.
import type { Schema } from '@foldtable/kernel'
import { clientMessages } from './client-message.ts'
import { Components } from './components.ts'
import type { Publisher } from './open-api.ts'
import { serverMessages } from './server-message.ts'
import { PROTOCOL } from './version.ts'

type Messages = { readonly [kind: string]: Schema<unknown> }

/** From whom it comes, so that `chat` of one is not `chat` of the other. */
type Sender = 'client' | 'server'

export function asyncApi({ version, url, cookie }: Publisher) {
  const components = new Components()
  const { host, protocol } = new URL(url)
  const said = { client: clientMessages, server: serverMessages }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Foldtable: the socket',
      version,
      description: `One connection, many tables; every message is one JSON text with its \`kind\`. Whoever connects says \`hello\` with protocol ${PROTOCOL} first. Who one is, is told by the cookie of the request. What is not described is refused.`,
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      house: {
        host,
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        security: [{ $ref: '#/components/securitySchemes/session' }],
      },
    },
    channels: {
      socket: {
        address: '/socket',
        messages: { ...listed(said.client, 'client'), ...listed(said.server, 'server') },
      },
    },
    operations: {
      hear: operation('receive', 'What a browser or a script may say.', said.client, 'client'),
      say: operation('send', 'What the server says.', said.server, 'server'),
    },
    components: {
      messages: {
        ...described(said.client, 'client', components),
        ...described(said.server, 'server', components),
      },
      schemas: components.schemas,
      securitySchemes: { session: { type: 'httpApiKey', in: 'cookie', name: cookie } },
    },
  }
}

const nameOf = (sender: Sender, kind: string): string => `${sender}.${kind}`

const listed = (messages: Messages, sender: Sender) =>
  Object.fromEntries(
    Object.keys(messages).map((kind) => [
      nameOf(sender, kind),
      { $ref: `#/components/messages/${nameOf(sender, kind)}` },
    ]),
  )

const operation = (
  action: 'send' | 'receive',
  summary: string,
  messages: Messages,
  sender: Sender,
) => ({
  action,
  summary,
  channel: { $ref: '#/channels/socket' },
  messages: Object.keys(messages).map((kind) => ({
    $ref: `#/channels/socket/messages/${nameOf(sender, kind)}`,
  })),
})

const described = (messages: Messages, sender: Sender, components: Components) =>
  Object.fromEntries(
    Object.entries(messages).map(([kind, { description, ...shape }]) => [
      nameOf(sender, kind),
      {
        name: kind,
        ...(description === undefined ? {} : { summary: description }),
        payload: components.referred(shape),
      },
    ]),
  )
