/** What a spreadsheet would take for a formula is told to be text; what could end a cell is quoted. */
export function csvCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const safe = /^[\s\uFEFF]*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** With the mark by which spreadsheets know UTF-8. */
export const csvFile = (rows: readonly (readonly unknown[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`)
