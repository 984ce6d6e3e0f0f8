import { isSeen, withoutTurning } from '#kernel/plain-text.ts'

/** The document tree of a long text, as the editor writes it and the server has read it: these nodes and fields, and no others. */
export type TextMark = { readonly type: 'bold' | 'italic' } | { readonly type: 'link'; readonly attrs: { readonly href: string } }
export interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly TextMark[]
}
export interface PictureNode {
  readonly type: 'picture'
  readonly attrs: { readonly media_id: string; readonly alt: string; readonly caption: string }
}
/** A thing of the site that draws as a card, for each reader anew. */
export interface CardNode {
  readonly type: 'card'
  readonly attrs: { readonly subject: string; readonly id: string }
}
export interface HeadingNode {
  readonly type: 'heading'
  readonly attrs: { readonly level: 2 | 3 }
  readonly content?: readonly TreeNode[]
}
export interface PlainNode {
  readonly type: PlainType
  readonly content?: readonly TreeNode[]
}
export type TreeNode = TextNode | PictureNode | CardNode | HeadingNode | PlainNode
type PlainType = 'doc' | 'paragraph' | 'hardBreak' | 'bulletList' | 'orderedList' | 'listItem' | 'blockquote' | 'horizontalRule' | TablePart
type TablePart = 'table' | 'tableRow' | 'tableHeader' | 'tableCell'
export type Tree = PlainNode

export const MOST_NODES = 2_000
const MOST_DEPTH = 16
const MOST_BYTES = 100_000
const MOST_PICTURES = 60
const MOST_TEXT = 20_000
const MOST_ALT = 500
const MOST_ADDRESS = 1_000

const BLOCKS = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule', 'picture', 'card', 'table'] as const
/** What each node may hold. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  doc: BLOCKS,
  paragraph: ['text', 'hardBreak'],
  heading: ['text'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList'],
  blockquote: ['paragraph'],
  table: ['tableRow'],
  tableRow: ['tableHeader', 'tableCell'],
  tableHeader: ['paragraph'],
  tableCell: ['paragraph'],
  hardBreak: [],
  horizontalRule: [],
  picture: [],
  card: [],
  text: [],
}
/** These are never empty. */
const FILLED: ReadonlySet<string> = new Set(['bulletList', 'orderedList', 'listItem', 'blockquote', 'table', 'tableRow', 'tableHeader', 'tableCell'])

type Given = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value)
const hasOnly = (value: Given, ...names: readonly string[]) => Object.keys(value).every((name) => names.includes(name))
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const SUBJECT = /^[A-Z][A-Za-z]{1,30}$/
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/** More accents than this on one letter cover the lines above. */
const COVERING = /\p{M}{9,}/u

/** A stretch of text without what turns or covers its neighbours; undefined where it is not one. */
function textOf(given: unknown, most: number, least = 0): string | undefined {
  if (typeof given !== 'string' || given.length > most || !given.isWellFormed()) return undefined
  const text = withoutTurning(given).normalize('NFC')
  if (text.length < least || CONTROL.test(text) || COVERING.test(text.normalize('NFD'))) return undefined
  return text
}

/** Only what the web's own parser takes for an address of http or https, without a name and password in it. */
export function isOutside(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > MOST_ADDRESS || !/^https?:\/\/[^\s<>"'`\\^{|}\p{C}]+$/iu.test(href) || !URL.canParse(href))
    return false
  const { protocol, username, password } = new URL(href)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

function markOf(given: unknown): TextMark | undefined {
  if (!isObject(given)) return undefined
  if ((given.type === 'bold' || given.type === 'italic') && hasOnly(given, 'type')) return { type: given.type }
  if (given.type !== 'link' || !hasOnly(given, 'type', 'attrs') || !isObject(given.attrs) || !hasOnly(given.attrs, 'href')) return undefined
  const { href } = given.attrs
  return isOutside(href) ? { type: 'link', attrs: { href } } : undefined
}

function textNode(given: Given): TextNode | undefined {
  if (!hasOnly(given, 'type', 'text', 'marks')) return undefined
  const text = textOf(given.text, MOST_TEXT, 1)
  if (text === undefined) return undefined
  if (given.marks === undefined) return { type: 'text', text }
  if (!Array.isArray(given.marks) || given.marks.length > 3) return undefined
  const marks = given.marks.map(markOf)
  const kinds = new Set(marks.map((mark) => mark?.type))
  return kinds.has(undefined) || kinds.size !== marks.length ? undefined : { type: 'text', text, marks: marks as TextMark[] }
}

function leafOf(given: Given): TreeNode | undefined {
  if (given.type === 'text') return textNode(given)
  if (given.type === 'hardBreak' || given.type === 'horizontalRule') return hasOnly(given, 'type') ? { type: given.type } : undefined
  if (!hasOnly(given, 'type', 'attrs') || !isObject(given.attrs)) return undefined
  const { attrs } = given
  if (given.type === 'card') {
    const { subject, id } = attrs
    if (!hasOnly(attrs, 'subject', 'id') || typeof subject !== 'string' || typeof id !== 'string') return undefined
    return SUBJECT.test(subject) && UUID.test(id) ? { type: 'card', attrs: { subject, id } } : undefined
  }
  const [alt, caption] = [textOf(attrs.alt, MOST_ALT), textOf(attrs.caption, MOST_ALT)]
  const { media_id } = attrs
  if (!hasOnly(attrs, 'media_id', 'alt', 'caption') || alt === undefined || caption === undefined) return undefined
  return typeof media_id === 'string' && UUID.test(media_id) ? { type: 'picture', attrs: { media_id, alt, caption } } : undefined
}

interface Count {
  nodes: number
  pictures: number
}
function nodeOf(given: unknown, allowed: readonly string[], depth: number, count: Count): TreeNode | undefined {
  if (!isObject(given) || typeof given.type !== 'string' || !allowed.includes(given.type)) return undefined
  if (depth > MOST_DEPTH || ++count.nodes > MOST_NODES || (given.type === 'picture' && ++count.pictures > MOST_PICTURES)) return undefined
  const { type } = given
  if (HOLDS[type]!.length === 0) return leafOf(given)
  if (!hasOnly(given, 'type', 'content', ...(type === 'heading' ? ['attrs'] : []))) return undefined
  const inside = given.content ?? []
  if (!Array.isArray(inside) || (FILLED.has(type) && !inside.length)) return undefined
  const content: TreeNode[] = []
  for (const one of inside) {
    const read = nodeOf(one, HOLDS[type]!, depth + 1, count)
    if (!read) return undefined
    content.push(read)
  }
  const held = content.length ? { content } : {}
  if (type !== 'heading') return { type: type as PlainType, ...held }
  const { attrs } = given
  if (!isObject(attrs) || !hasOnly(attrs, 'level') || (attrs.level !== 2 && attrs.level !== 3)) return undefined
  return { type, attrs: { level: attrs.level }, ...held }
}

/** Reads a tree from its JSON, strictly: anything unknown, too much or too deep makes it none. */
export function readTree(json: string): Tree | undefined {
  if (new TextEncoder().encode(json).length > MOST_BYTES) return undefined
  let given: unknown
  try {
    given = JSON.parse(json)
  } catch {
    return undefined
  }
  return nodeOf(given, ['doc'], 0, { nodes: 0, pictures: 0 }) as Tree | undefined
}

export const EMPTY_TREE = '{"type":"doc","content":[{"type":"paragraph"}]}'
export const contentOf = (node: TreeNode): readonly TreeNode[] => ('content' in node && node.content) || []
/** True when there is something to read or to see. */
export const isWritten = (tree: Tree): boolean =>
  everyNode(tree).some((node) => node.type === 'picture' || node.type === 'card' || (node.type === 'text' && isSeen(node.text)))
export function everyNode(tree: TreeNode): TreeNode[] {
  return [tree, ...contentOf(tree).flatMap(everyNode)]
}
