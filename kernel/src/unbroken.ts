// French puts a space before some signs; a line does not end there.
const NARROW = '\u202f'

/** With narrow spaces that do not break before `:`, `;`, `!`, `?`, `»` and `$`, and after `«`. */
export const unbroken = (text: string): string =>
  text.replace(/[ \u00a0](?=[:;!?»$])/g, NARROW).replace(/«[ \u00a0]/g, `«${NARROW}`)
