/** The name that somebody is typing after @, right before the cursor. */
export interface BegunName {
  readonly from: number
  readonly typed: string
}
export function begunName(text: string, cursor: number): BegunName | undefined {
  const found = /(?:^|[\s([{"'“«¿¡])@([\p{L}\p{N}_.-]{1,40})$/u.exec(text.slice(0, cursor))
  return found ? { from: cursor - found[1]!.length - 1, typed: found[1]! } : undefined
}

/** The text with the whole name in place of the begun one, and where the cursor stands then. */
export function withName(text: string, { from, typed }: BegunName, username: string): { text: string; cursor: number } {
  const name = `@${username} `
  return { text: text.slice(0, from) + name + text.slice(from + typed.length + 1).replace(/^ /, ''), cursor: from + name.length }
}
