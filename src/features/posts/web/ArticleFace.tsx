import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import css from './Article.module.css'
import { type PostShown, pageOf } from './post-answer.ts'

interface ArticleFaceProps {
  post: Pick<PostShown, 'id' | 'kind'>
  article: NonNullable<PostShown['article']>
  eager?: boolean
}

/** An article in a list: its cover, its title and how it begins. */
export function ArticleFace({ post, article, eager = false }: ArticleFaceProps) {
  const { t } = useLingui()
  const { title, summary, cover, minutes, is_news, tags } = article
  return (
    <div className={css.face} data-cover={cover !== null}>
      {cover && (
        <div className={css.cover}>
          <Well plain className={css.well}>
            <ItemPicture picture={pictureOf(cover)} alt="" eager={eager} scaled={false} sizes="(min-width: 768px) 420px, 100vw" />
          </Well>
        </div>
      )}
      <div className={css.words}>
        <p className={css.facts}>
          {is_news && <Badge>{t`News`}</Badge>}
          {tags.slice(0, 2).map((tag) => (
            <a key={tag} className={css.tag} href={`/latest-feeds?topic=${encodeURIComponent(tag)}`}>
              <bdi>{tag}</bdi>
            </a>
          ))}
          <span>
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
        </p>
        <h3>
          <a href={pageOf(post)}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        {summary && <p dir="auto">{summary}</p>}
      </div>
    </div>
  )
}
