export interface TextChange {
  readonly is: 'same' | 'out' | 'in'
  readonly text: string
}
const MOST = 1_500

/** What was taken out of a text and what came in, word by word: the longest common run of words stays. Very long texts are told whole. */
export function changesOf(before: string, after: string): TextChange[] {
  const [a, b] = [words(before), words(after)]
  if (a.length > MOST || b.length > MOST)
    return before === after
      ? [{ is: 'same', text: after }]
      : [
          { is: 'out', text: before },
          { is: 'in', text: after },
        ]
  const longest = commonLengths(a, b)
  const found: TextChange[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const is =
      i < a.length && j < b.length && a[i] === b[j]
        ? 'same'
        : j < b.length && (i >= a.length || longest[i]![j + 1]! > longest[i + 1]![j]!)
          ? 'in'
          : 'out'
    append(found, is, is === 'in' ? b[j]! : a[i]!)
    if (is !== 'in') i++
    if (is !== 'out') j++
  }
  return found
}
const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) rows[i]![j] = a[i] === b[j] ? rows[i + 1]![j + 1]! + 1 : Math.max(rows[i + 1]![j]!, rows[i]![j + 1]!)
  return rows
}
function append(found: TextChange[], is: TextChange['is'], text: string) {
  const last = found.at(-1)
  if (last?.is === is) found[found.length - 1] = { is, text: last.text + text }
  else found.push({ is, text })
}
