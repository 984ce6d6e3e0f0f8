/** CSV injection: a cell that a spreadsheet would run as a formula gets a leading quote; every cell is quoted. */
export function csvCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const safe = /^[\s\uFEFF]*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** CSV with a byte order mark, by which spreadsheets recognise UTF-8. */
export const csvFile = (rows: readonly (readonly unknown[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`)
