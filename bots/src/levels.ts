// How well a bot plays, as a person chooses it: 1 can be beaten by a beginner, 2 knows the game, 3 looks ahead.
export const LEVELS = [1, 2, 3] as const
export type Level = (typeof LEVELS)[number]

/** Where nobody chose. */
export const USUAL_LEVEL: Level = 2

export const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value)
