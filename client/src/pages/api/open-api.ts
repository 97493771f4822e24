// The document of what can be asked, as far as the page shows it.
import type { Schema } from '@foldtable/kernel'

type Shape = Schema<unknown>
type Content = { readonly content?: { readonly [type: string]: { readonly schema?: Shape } } }

export interface OpenApi {
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: {
        readonly summary?: string
        readonly tags?: readonly string[]
        readonly parameters?: readonly {
          readonly name: string
          readonly in: string
          readonly required?: boolean
          readonly schema?: Shape
        }[]
        readonly requestBody?: Content
        readonly responses: { readonly [status: string]: Content }
      }
    }
  }
}

export interface Operation {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly asked: readonly {
    readonly name: string
    readonly where: string
    readonly isNeeded: boolean
    readonly schema: Shape
  }[]
  readonly body: Shape | undefined
  readonly answer: Shape | undefined
}

export interface Group {
  readonly tag: string
  readonly operations: readonly Operation[]
}

export function operationsIn({ paths }: OpenApi): Group[] {
  const groups = new Map<string, Operation[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, told] of Object.entries(methods)) {
      const [tag = ''] = told.tags ?? []
      const { summary = '', parameters = [], requestBody, responses } = told
      const fine = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
      const group = groups.get(tag) ?? []
      groups.set(tag, group)
      group.push({
        method: method.toUpperCase(),
        path,
        summary,
        asked: parameters.map(({ name, in: where, required = false, schema = {} }) => ({
          name,
          where,
          isNeeded: required,
          schema,
        })),
        body: schemaOf(requestBody),
        answer: schemaOf(fine),
      })
    }
  return [...groups].map(([tag, operations]) => ({ tag, operations }))
}

const schemaOf = (told: Content | undefined): Shape | undefined =>
  Object.values(told?.content ?? {})[0]?.schema
