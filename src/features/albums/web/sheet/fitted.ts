/** Width of an average letter, in font sizes; a Chinese character is as wide as its font is high. */
const LATIN = 0.54
const WIDE = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/

/** Words cut to about this width: text in a drawing does not wrap. */
export function fitted(words: string, width: number, size: number): string {
  let used = 0
  for (const [at, sign] of [...words].entries()) {
    used += size * (WIDE.test(sign) ? 1 : LATIN)
    if (used > width)
      return `${[...words]
        .slice(0, Math.max(1, at - 1))
        .join('')
        .trimEnd()}…`
  }
  return words
}
