// French puts a space before some signs; a line does not end there.
export const unbroken = (text: string): string =>
  text.replace(/ ([:;!?»$])/g, '\u00a0$1').replaceAll('« ', '«\u00a0')
