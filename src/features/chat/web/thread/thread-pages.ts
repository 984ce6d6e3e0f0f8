/** A message by its number in the conversation. */
interface Numbered {
  readonly seq: number
}

/** One list in order: what comes later in `pages` is newer news of the same message. */
export function joined<M extends Numbered>(...pages: readonly (readonly M[])[]): M[] {
  const all = new Map(pages.flat().map((message) => [message.seq, message]))
  return [...all.values()].sort((one, other) => one.seq - other.seq)
}

/** What is missing between the messages that were there and the newest page: all after `after`. Undefined when they meet. */
export function gapBefore(known: readonly Numbered[], newest: readonly Numbered[]): { readonly after: number; readonly until: number } | undefined {
  const [last, first] = [known.findLast(({ seq }) => seq < (newest[0]?.seq ?? 0)), newest[0]]
  return last && first && first.seq > last.seq + 1 ? { after: last.seq, until: first.seq } : undefined
}
