// Numbers with their sign, as they stand on the score sheet.
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : String(value).replace('-', '−')
