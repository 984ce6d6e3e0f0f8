import { type CardNode, contentOf, type PictureNode, type TextMark, type TextNode, type Tree, type TreeNode } from './tree.ts'

/** What draws a tree: one walk for the page, the feed reader and whatever comes, so that none of them decides by itself what a node is. */
export interface Pen<T> {
  text(text: string): T
  /** `attrs` are ours or checked addresses, never what somebody wrote. */
  element(tag: DrawnTag, attrs: Readonly<Record<string, string>>, children: readonly T[], key: string): T
  picture(node: PictureNode['attrs'], key: string): T
  card(node: CardNode['attrs'], key: string): T
}
export type DrawnTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'br'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'strong'
  | 'em'
  | 'a'

const TAGS: Readonly<Record<string, DrawnTag>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  horizontalRule: 'hr',
  hardBreak: 'br',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
}
/** Whoever writes a link is not vouched for by the site. */
const OUTSIDE = { rel: 'ugc nofollow noopener', target: '_blank' } as const

function withMark<T>(pen: Pen<T>, inside: T, mark: TextMark, key: string): T {
  if (mark.type === 'link') return pen.element('a', { href: mark.attrs.href, ...OUTSIDE }, [inside], key)
  return pen.element(mark.type === 'bold' ? 'strong' : 'em', {}, [inside], key)
}
const drawText = <T>(pen: Pen<T>, { text, marks = [] }: TextNode, key: string): T =>
  marks.reduce((inside, mark) => withMark(pen, inside, mark, key), pen.text(text))

const headingId = (key: string) => `part-${key.replaceAll('.', '-')}`

function drawTable<T>(pen: Pen<T>, node: TreeNode, key: string): T {
  const rows = contentOf(node).map((row, at) => ({ row, at }))
  const isHead = ({ row }: (typeof rows)[number]) => contentOf(row).every(({ type }) => type === 'tableHeader')
  const heads = rows.slice(0, 1).filter(isHead)
  const drawn = (these: typeof rows) => these.map(({ row, at }) => drawNode(pen, row, `${key}.${at}`))
  const parts = [
    ...(heads.length ? [pen.element('thead', {}, drawn(heads), `${key}.head`)] : []),
    pen.element('tbody', {}, drawn(rows.slice(heads.length)), `${key}.body`),
  ]
  return pen.element('table', {}, parts, key)
}

function drawNode<T>(pen: Pen<T>, node: TreeNode, key: string): T {
  if (node.type === 'text') return drawText(pen, node, key)
  if (node.type === 'picture') return pen.picture(node.attrs, key)
  if (node.type === 'card') return pen.card(node.attrs, key)
  if (node.type === 'table') return drawTable(pen, node, key)
  const children = contentOf(node).map((one, at) => drawNode(pen, one, `${key}.${at}`))
  if (node.type === 'heading') return pen.element(`h${node.attrs.level}`, { id: headingId(key) }, children, key)
  return pen.element(TAGS[node.type]!, {}, children, key)
}

export const drawTree = <T>(tree: Tree, pen: Pen<T>): T[] => contentOf(tree).map((node, at) => drawNode(pen, node, `${at}`))

/** Its headings of the second rank, for the list of contents. */
export function partsOf(tree: Tree): { id: string; title: string }[] {
  return contentOf(tree).flatMap((node, at) => {
    if (node.type !== 'heading' || node.attrs.level !== 2) return []
    const title = contentOf(node)
      .map((one) => (one.type === 'text' ? one.text : ''))
      .join('')
    return title ? { id: headingId(`${at}`), title } : []
  })
}
