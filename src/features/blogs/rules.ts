import { contentOf, everyNode, type Tree, type TreeNode } from './rules-tree.ts'

export const MOST_TAGS = 8
/** Earlier texts of a draft that are kept. */
export const MOST_VERSIONS = 20
/** Between two of them, unless somebody chooses over another text. */
export const VERSION_MINUTES = 10
const MOST_BODY = 5_000

const INLINE = new Set(['text', 'hardBreak'])
/** The text without form, a line for each block. */
export function plainOf(tree: Tree): string {
  const lines: string[] = []
  const walk = (node: TreeNode) => {
    const inside = contentOf(node)
    if (inside.some(({ type }) => INLINE.has(type))) lines.push(inside.map((one) => (one.type === 'text' ? one.text : ' ')).join(''))
    else if (node.type === 'picture' && node.attrs.caption) lines.push(node.attrs.caption)
    else for (const one of inside) walk(one)
  }
  walk(tree)
  return lines.join('\n')
}
/** As much of it as stands with the post. */
export const bodyOf = (tree: Tree): string => [...plainOf(tree)].slice(0, MOST_BODY / 2).join('')

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
/** 200 words or 400 signs of a script without spaces a minute. */
export function minutesOf(tree: Tree): number {
  const text = plainOf(tree)
  const signs = (text.match(UNSPACED) ?? []).length
  const words = text.replace(UNSPACED, ' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.min(999, Math.round(words / 200 + signs / 400)))
}

export interface ShownPicture {
  readonly media_id: string
  readonly alt: string
}
/** Each picture once. */
export function picturesIn(tree: Tree): ShownPicture[] {
  const all = everyNode(tree).flatMap((node) => (node.type === 'picture' ? { media_id: node.attrs.media_id, alt: node.attrs.alt } : []))
  return [...new Map(all.map((one) => [one.media_id, one])).values()]
}
export function cardsIn(tree: Tree): { subject: string; id: string }[] {
  const all = everyNode(tree).flatMap((node) => (node.type === 'card' ? node.attrs : []))
  return [...new Map(all.map((one) => [`${one.subject} ${one.id}`, one])).values()]
}

const YEAR_MS = 366 * 86_400_000
/** A time at which something can be published: not past, within a year. */
export const isTime = (at: Date, now: Date): boolean => at > now && at.getTime() - now.getTime() <= YEAR_MS
