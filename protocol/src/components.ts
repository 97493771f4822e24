// Shapes that have a name are said once in a document, and referred to where they are used.
import type { Schema } from '@foldtable/kernel'

export class Components {
  readonly schemas: { [name: string]: object } = {}

  /** The same shape, or where it is said. */
  referred(schema: Schema<unknown>): object {
    const { title, description } = schema
    if (title === undefined) return this.#inside(schema)
    if (this.schemas[title] === undefined) {
      this.schemas[title] = {} // one that holds itself would not end
      this.schemas[title] = this.#inside(schema)
    }
    const $ref = `#/components/schemas/${title}`
    return description === undefined ? { $ref } : { $ref, description }
  }

  #inside({ items, anyOf, properties, additionalProperties, ...rest }: Schema<unknown>): object {
    return {
      ...rest,
      ...(items === undefined ? {} : { items: this.referred(items) }),
      ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => this.referred(one)) }),
      ...(properties === undefined
        ? {}
        : {
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, field]) => [name, this.referred(field)]),
            ),
          }),
      ...(additionalProperties === undefined
        ? {}
        : {
            additionalProperties: additionalProperties && this.referred(additionalProperties),
          }),
    }
  }
}
