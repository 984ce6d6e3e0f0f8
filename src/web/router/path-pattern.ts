/** `/products/{product_id}` as an expression that an address matches or not, and whose groups are its words. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/[.+*]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** What is named comes before what is only a word: /products/create is no product. */
const rank = (path: string) => path.replace(/\{\w+\}/g, '\uffff')

/** Reads addresses by a map of paths: which line an address belongs to, and its words. */
export function pathReader<Line extends { readonly path: string }>(lines: readonly Line[]) {
  const sorted = lines.toSorted((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1))
  const patterns = sorted.map((line) => ({ line, pattern: patternOf(line.path) }))
  return (pathname: string): { line: Line; words: Readonly<Record<string, string>> } | undefined => {
    for (const { line, pattern } of patterns) {
      const found = pattern.exec(pathname)
      if (found) return wordsOf(line, found.groups)
    }
    return undefined
  }
}

function wordsOf<Line>(line: Line, groups: Record<string, string> = {}) {
  try {
    return { line, words: Object.fromEntries(Object.entries(groups).map(([name, word]) => [name, decodeURIComponent(word)])) }
  } catch {
    // Broken escapes: no address of ours.
    return undefined
  }
}
