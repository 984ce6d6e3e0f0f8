import { readTree } from '#kernel/written/tree.ts'
import { drawTree, type Pen } from '#kernel/written/tree-drawing.ts'
import { escapeHtml } from '#server/html.ts'
import type { Article } from '../contract.ts'

const EMPTY: ReadonlySet<string> = new Set(['hr', 'br'])
const attrsText = (attrs: Readonly<Record<string, string>>) =>
  Object.entries(attrs)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

/** An article for feed readers: the same walk as on its page, with whole addresses. A card that a guest may not see leaves nothing. */
export function articleHtml({ content, medias, cards }: Pick<Article, 'content' | 'medias' | 'cards'>, origin: string): string {
  const pictures = new Map<string, (typeof medias)[number]>(medias.map((media) => [media.id, media]))
  const faces = new Map(cards.map(({ type, id, card }) => [`${type} ${id}`, card]))
  const pen: Pen<string> = {
    text: escapeHtml,
    element: (tag, { id: _, target: __, ...attrs }, children) =>
      EMPTY.has(tag) ? `<${tag}>` : `<${tag}${attrsText(attrs)}>${children.join('')}</${tag}>`,
    picture({ media_id, alt, caption }) {
      const media = pictures.get(media_id)
      if (!media) return ''
      const said = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
      return `<figure><img${attrsText({ src: origin + media.media_url, alt, width: `${media.width}`, height: `${media.height}` })}>${said}</figure>`
    },
    card({ subject, id }) {
      const card = faces.get(`${subject} ${id}`)
      return card ? `<p><a${attrsText({ href: origin + card.path })}>${escapeHtml(card.title)}</a></p>` : ''
    },
  }
  return drawTree(readTree(content)!, pen).join('')
}
