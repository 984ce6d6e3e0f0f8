/** The text that is sent and signed. Privacy: ids, numbers, amounts and states alone; names and addresses are asked by API. */
export const bodyOf = (type: string, at: Date, data: Readonly<Record<string, string | number | null>>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })
