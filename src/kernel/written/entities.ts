/** Something in a text that leads somewhere: a member, a topic, an address. Positions count UTF-16 units, as JavaScript does. */
export interface FoundEntity {
  readonly from: number
  readonly to: number
  readonly kind: 'mention' | 'topic' | 'link'
  /** The username, the topic as it is looked for, or the address. */
  readonly ref: string
}

const PATTERNS = [
  // Only after a space, a bracket or the beginning: an address of mail names nobody.
  { kind: 'mention', at: /(?<=^|[\s([{"'“«¿¡])@([a-z0-9][a-z0-9_.-]{1,38}[a-z0-9])/giu },
  { kind: 'topic', at: /(?<=^|[\s([{"'“«¿¡])#([\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,58})/gu },
  { kind: 'link', at: /(?<=^|[\s([{"'“«])(https?:\/\/[^\s<>"'`“”«»\\^{|}\p{Cc}\p{Cf}]{3,1000})/giu },
] as const

/** Sentence signs at the end of an address belong to the sentence; a bracket belongs to it only if it was opened outside. */
function trimmed(url: string): string {
  const end = /[.,;:!?…]+$/u.exec(url)
  const cut = end ? url.slice(0, end.index) : url
  return cut.endsWith(')') && !cut.includes('(') ? trimmed(cut.slice(0, -1)) : cut
}

/** Same topic, however it was written. */
export const topicOf = (word: string): string => word.normalize('NFC').toLowerCase()

const written = { mention: (word: string) => word.toLowerCase(), topic: topicOf, link: (url: string) => url }

/** All that a text seems to name, in its order; what overlaps an earlier one is left out. */
export function entitiesIn(text: string): FoundEntity[] {
  const all = PATTERNS.flatMap(({ kind, at }) =>
    [...text.matchAll(at)].map(({ 0: whole, 1: word, index }) => {
      const shown = kind === 'link' ? trimmed(whole) : whole
      return { from: index, to: index + shown.length, kind, ref: written[kind](kind === 'link' ? shown : word!) }
    }),
  )
  const found: FoundEntity[] = []
  for (const one of all.toSorted((a, b) => a.from - b.from)) if (one.from >= (found.at(-1)?.to ?? 0) && isAddress(one)) found.push(one)
  return found
}

/** Only what the web's own parser takes for an address of http or https, without a name and password in it. */
function isAddress({ kind, ref }: FoundEntity): boolean {
  if (kind !== 'link') return true
  const url = URL.canParse(ref) ? new URL(ref) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}
