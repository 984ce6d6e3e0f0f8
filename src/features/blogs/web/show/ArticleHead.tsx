import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { FollowButton } from '#features/network/web/public.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../Article.module.css'
import { type ArticleShown, editPath } from '../blog-answer.ts'
import { SaveArticle } from './SaveArticle.tsx'

/** Title, beginning, cover, and who has written it when. */
export function ArticleHead({ article: { post, draft_id } }: { article: ArticleShown }) {
  const { t } = useLingui()
  const { title, summary, cover, minutes, tags, is_news } = post.article!
  return (
    <header className={css.head} data-cover={cover !== null}>
      <div>
        <p className={css.tags}>
          {is_news && <Badge>{t`News`}</Badge>}
          {tags.map((tag) => (
            <a key={tag} href={`/latest-feeds?topic=${encodeURIComponent(tag)}`}>
              <bdi>{tag}</bdi>
            </a>
          ))}
          <span>
            <Plural value={minutes} one="# minute" other="# minutes" />
          </span>
        </p>
        <h1 dir="auto">{title}</h1>
        {summary && (
          <p className={css.lead} dir="auto">
            {summary}
          </p>
        )}
        <By post={post} draft_id={draft_id} />
      </div>
      {cover && (
        <Well plain className={css.cover}>
          <ItemPicture picture={pictureOf(cover)} alt={cover.alt} priority scaled={false} sizes="(min-width: 1024px) 800px, 100vw" />
        </Well>
      )}
    </header>
  )
}

function By({ post, draft_id }: Pick<ArticleShown, 'post' | 'draft_id'>) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { user, club, created_at, edited_at } = post
  return (
    <div className={css.by}>
      <Avatar name={user.full_name} url={user.image_url} />
      <p>
        <a className={css.writer} href={`/profile/${user.id}`}>
          <bdi>{user.full_name}</bdi>
        </a>
        {club && (
          <>
            {' · '}
            <a className={css.writer} href={`/club/show/${club.id}`}>
              <bdi>{club.name}</bdi>
            </a>
          </>
        )}
        <small>
          <DateTime at={created_at} />
          {edited_at && (
            <>
              {' · '}
              {t`revised`} <DateTime at={edited_at} show="date" />
            </>
          )}
        </small>
      </p>
      <span className="row push">
        {signed_in && <SaveArticle id={post.id} />}
        {draft_id ? <Button href={editPath(draft_id)} icon="pencil-simple" size="s">{t`Edit`}</Button> : <FollowButton member={user} size="s" />}
      </span>
    </div>
  )
}
