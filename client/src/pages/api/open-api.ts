// The document of what can be asked, as far as the page shows it.
import type { Schema } from '@foldtable/kernel'

/** A shape that is said once has a name; elsewhere it is referred to. */
type Shape = Schema<unknown> & { readonly $ref?: string }
type Content = { readonly content?: { readonly [type: string]: { readonly schema?: Shape } } }

export interface OpenApi {
  readonly components: { readonly schemas: { readonly [name: string]: Shape } }
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
        readonly responses: {
          readonly [status: string]: Content & { readonly description?: string }
        }
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
  /** What each status says that is no answer. */
  readonly refusals: readonly { readonly status: string; readonly text: string }[]
}

export interface Group {
  readonly tag: string
  readonly operations: readonly Operation[]
}

export function operationsIn({ paths, components }: OpenApi): Group[] {
  const schemaOf = (told: Content | undefined): Shape | undefined => {
    const schema = Object.values(told?.content ?? {})[0]?.schema
    return schema === undefined ? undefined : whole(schema, components.schemas)
  }
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
        refusals: Object.entries(responses)
          .filter(([status]) => !status.startsWith('2'))
          .map(([status, { description = '' }]) => ({ status, text: description })),
      })
    }
  return [...groups].map(([tag, operations]) => ({ tag, operations }))
}

/** With every shape in the place where it is referred to. */
function whole(shape: Shape, named: OpenApi['components']['schemas']): Shape {
  const { $ref, ...own } = shape
  const { items, anyOf, properties, ...rest } = {
    ...named[$ref?.split('/').at(-1) ?? ''],
    ...own,
  }
  return {
    ...rest,
    ...(items === undefined ? {} : { items: whole(items, named) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => whole(one, named)) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, whole(field, named)]),
          ),
        }),
  }
}
