import { contentOf, everyNode, type Tree, type TreeNode } from './tree.ts'

/** As much of a text as stands with what lists show of it, in signs. */
const MOST_BODY = 2_500
const INLINE = new Set(['text', 'hardBreak'])
/** The text without form, a line for each block. */
function plainOf(tree: Tree): string {
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
/** How it begins. */
export const bodyOf = (tree: Tree): string => [...plainOf(tree)].slice(0, MOST_BODY).join('')

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
