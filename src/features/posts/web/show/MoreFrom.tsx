import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { PAGE } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { posts } from '../../contract.ts'
import css from '../Posts.module.css'
import { type PostShown, pageOf } from '../post-answer.ts'

export const moreFrom = (user_id: string) => ({ user_id: user_id as never, page_size: PAGE.feed_panel })

/** The latest of this member. */
export function MoreFrom({ member, but }: { member: PostShown['user']; but: string }) {
  const { t } = useLingui()
  const others = useData(posts.list, moreFrom(member.id)).posts.data.filter(({ id }) => id !== but)
  if (!others.length) return null
  return (
    <section className={css.others}>
      <h3>{t`More of them`}</h3>
      <ul className="plain">
        {others.map(({ id, kind, article, body, medias: [first], created_at }) => (
          <li key={id}>
            {first && (
              <span className="well well--plain">
                <ItemPicture picture={pictureOf(first)} alt="" scaled={false} sizes="56px" />
              </span>
            )}
            <div>
              <a className={css.other} href={pageOf({ id, kind })}>
                <bdi>{article?.title || body || first?.alt || t`Pictures`}</bdi>
              </a>
              <p className="caption">
                <DateTime at={created_at} show="date" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
