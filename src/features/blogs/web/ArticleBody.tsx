import { createElement, type ReactNode } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { readTree } from '#kernel/written/tree.ts'
import { drawTree, type Pen } from '#kernel/written/tree-drawing.ts'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { ScrollRegion } from '#web/ui/layout/ScrollRegion.tsx'
import css from './Article.module.css'
import type { ArticleShown } from './blog-answer.ts'
import { CardInText } from './CardInText.tsx'

type Shown = Pick<ArticleShown, 'content' | 'medias' | 'cards'>

/** The page's pen: elements of React, whose text and attributes it escapes. */
function penOf({ medias, cards }: Shown, tableName: string): Pen<ReactNode> {
  const pictures = new Map<string, Shown['medias'][number]>(medias.map((media) => [media.id, media]))
  const faces = new Map(cards.map(({ type, id, card }) => [`${type} ${id}`, card]))
  return {
    text: (text) => text,
    element(tag, attrs, children, key) {
      if (tag === 'hr' || tag === 'br') return createElement(tag, { key })
      if (tag === 'table')
        return (
          <ScrollRegion key={key} className={css.tableBox} aria-label={tableName}>
            <table>{children}</table>
          </ScrollRegion>
        )
      return createElement(tag, { key, ...attrs, ...(tag === 'p' || tag === 'th' ? { dir: 'auto' } : {}) }, ...children)
    },
    picture({ media_id, alt, caption }, key) {
      const media = pictures.get(media_id)
      if (!media) return null
      return (
        <figure key={key}>
          <Well plain className={css.figWell}>
            <ItemPicture picture={pictureOf(media)} alt={alt} scaled={false} sizes="(min-width: 1280px) 860px, 100vw" />
          </Well>
          {caption && <figcaption dir="auto">{caption}</figcaption>}
        </figure>
      )
    },
    card: ({ subject, id }, key) => <CardInText key={key} card={faces.get(`${subject} ${id}`) ?? null} />,
  }
}

/** The text of an article. */
export function ArticleBody({ article, table }: { article: Shown; table: string }) {
  const tree = readTree(article.content)
  return <div className={css.prose}>{tree && drawTree(tree, penOf(article, table))}</div>
}
