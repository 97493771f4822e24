// What the doctor says about one thing.

export interface Finding {
  /** One word: what was looked at. */
  readonly about: string
  readonly state: 'ok' | 'warning' | 'wrong'
  readonly says: string
  /** What to do about it. */
  readonly todo?: string
}

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says })

export const warning = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'warning',
  says,
  todo,
})

export const wrong = (about: string, says: string, todo: string): Finding => ({
  about,
  state: 'wrong',
  says,
  todo,
})

/** One line for people and for the log. */
export const sentence = ({ says, todo }: Finding): string =>
  todo === undefined ? says : `${says}; ${todo}`
