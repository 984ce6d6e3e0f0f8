/** The small part of Markdown that messages know: **strong**, *emphasis*, ~~struck~~ and `code`. */
export type Look = 'strong' | 'emphasis' | 'struck' | 'code'
export interface Piece {
  readonly text: string
  readonly look?: Look
  readonly at: number
}

const WORDS = String.raw`(?=\S)([^\n]*?\S)`
// A sign counts only beside a word: 3 * 4 and a_b stay as they are.
const PATTERN = new RegExp(
  String.raw`(?<![\w*~\`])(?:\*\*${WORDS}\*\*|\*(?!\*)${WORDS}\*(?!\*)|~~${WORDS}~~|\`([^\`\n]+)\`)(?![\w*~\`])`,
  'gu',
)
const LOOKS: readonly Look[] = ['strong', 'emphasis', 'struck', 'code']

/** A text in pieces, each plain or with one look. */
export function looksIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(PATTERN)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), at })
    const which = LOOKS.findIndex((_, n) => found[n + 1] !== undefined)
    pieces.push({ text: found[which + 1]!, look: LOOKS[which]!, at: found.index })
    at = found.index + found[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), at })
  return pieces
}
