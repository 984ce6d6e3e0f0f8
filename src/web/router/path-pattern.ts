/** `/products/{product_id}` as a regular expression with named groups. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/[.+*]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** Literal segments before parameters: /products/create is no product. */
const rank = (path: string) => path.replace(/\{\w+\}/g, '\uffff')

/** Route matcher: the route of a path, with its parameters. */
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
    // Malformed percent-encoding.
    return undefined
  }
}
