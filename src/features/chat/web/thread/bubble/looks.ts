/** The small part of Markdown that messages know: **strong**, *emphasis*, ~~struck~~ and `code`. */
export type Look = 'strong' | 'emphasis' | 'struck' | 'code'
export interface LookedPiece {
  readonly text: string
  readonly look?: Look
  readonly at: number
}

// A sign counts only beside a word: 3 * 4 and a*b*c stay as they are. \x60 is the sign of code.
const PATTERN =
  /(?<![\w*~\x60])(?:\*\*(?=[^\s*])([^\n*]*?[^\s*])\*\*|\*(?=[^\s*])([^\n*]*?[^\s*])\*|~~(?=[^\s~])([^\n~]*?[^\s~])~~|\x60([^\x60\n]+)\x60)(?![\w*~\x60])/gu
const LOOKS: readonly Look[] = ['strong', 'emphasis', 'struck', 'code']

/** A text in pieces, each plain or with one look. */
export function looksIn(text: string): LookedPiece[] {
  const pieces: LookedPiece[] = []
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

/** In one line beside a name: the words without the signs. */
export const plainly = (text: string): string =>
  looksIn(text)
    .map(({ text: part }) => part)
    .join('')
