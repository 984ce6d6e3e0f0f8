interface ShownItem {
  readonly id: string
  readonly media_id: string
  readonly name: string
}
type Node = Record<string, unknown>

const paragraph = (text: string): Node => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const listItem = (text: string): Node => ({ type: 'listItem', content: [paragraph(text)] })
const row = (line: string, type: 'tableHeader' | 'tableCell'): Node => ({
  type: 'tableRow',
  content: line.split('|').map((cell) => ({ type, content: [paragraph(cell.trim())] })),
})

/** Lines that follow each other make one list or one table. */
function runOf(lines: readonly string[], from: number, mark: string): string[] {
  const end = lines.findIndex((line, at) => at >= from && !line.startsWith(mark))
  return lines.slice(from, end < 0 ? lines.length : end).map((line) => line.slice(mark.length))
}

/** A document tree from short lines: `# ` heading, `- ` list, `> ` quotation, `| ` table, `! ` picture with its caption, `@ ` card of an item. */
export function treeFrom(lines: readonly string[], items: readonly ShownItem[]): Node {
  const content: Node[] = []
  const left = [...items.slice(1), ...items.slice(0, 1)]
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    const [mark, text] = [line.slice(0, 2), line.slice(2)]
    const run = ['- ', '| '].includes(mark) ? runOf(lines, at, mark) : [line]
    at += run.length
    if (mark === '# ') content.push({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] })
    else if (mark === '- ') content.push({ type: 'bulletList', content: run.map(listItem) })
    else if (mark === '| ') content.push({ type: 'table', content: run.map((one, n) => row(one, n === 0 ? 'tableHeader' : 'tableCell')) })
    else if (mark === '> ') content.push({ type: 'blockquote', content: [paragraph(text)] })
    else if (mark === '! ' || mark === '@ ') {
      const item = left.shift()
      if (!item) continue
      if (mark === '@ ') content.push({ type: 'card', attrs: { subject: 'StampItem', id: item.id } })
      else content.push({ type: 'picture', attrs: { media_id: item.media_id, alt: item.name, caption: text } })
    } else content.push(paragraph(line))
  }
  return { type: 'doc', content }
}
