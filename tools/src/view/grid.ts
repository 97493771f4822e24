// Cells in columns, each as wide as its widest.

export function aligned(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
    }
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  )
}

/** Parts on as few lines as fit. */
export function wrapped(parts: readonly string[], width: number, gap = ' · '): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${gap}${part}`
    if (lines.length === 0 || longer.length > width) lines.push(part)
    else lines[lines.length - 1] = longer
  }
  return lines
}
