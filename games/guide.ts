// How to play a game, for people: sentences in every language, and pictures of its board. Beside `board.ts`.
import type { Locale } from '@foldtable/kernel'
import type { ReactNode } from 'react'

export interface GuideSection {
  readonly title: string
  readonly text: readonly string[]
  /** The name of a picture, and what it shows in words. */
  readonly picture?: { readonly name: string; readonly shows: string }
}

export interface GuideText {
  readonly lead: string
  /** The whole game in a few lines. */
  readonly short: readonly string[]
  readonly sections: readonly GuideSection[]
  /** Words that players use, and what they mean. */
  readonly words?: readonly (readonly [string, string])[]
  /** What a question is about, by its `about`, for somebody who meets it for the first time. */
  readonly asked?: { readonly [about: string]: string }
  /** By its kind: the name of a move, what comes of it, and the rule that says so. */
  readonly moves?: { readonly [kind: string]: readonly [name: string, does: string, rule: string] }
}

export interface Guide {
  readonly text: { readonly [L in Locale]: GuideText }
  /** Draws a picture; its words are said by the page. */
  readonly Picture?: (props: { readonly name: string }) => ReactNode
}
