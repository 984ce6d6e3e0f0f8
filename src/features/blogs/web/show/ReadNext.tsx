import { useLingui } from '@lingui/react/macro'
import { posts } from '#features/posts/contract.ts'
import { ArticleFace } from '#features/posts/web/public.tsx'
import { PAGE } from '#kernel/measures.ts'
import { useData } from '#web/query/hooks.ts'
import css from '../Article.module.css'
import type { ArticleShown } from '../blog-answer.ts'

export const moreOf = (user_id: string) => ({ user_id: user_id as never, kind: 'Blog' as const, page_size: PAGE.feed_panel })
const SHOWN = 2

/** The latest articles of this member. */
export function ReadNext({ member, but }: { member: ArticleShown['post']['user']; but: string }) {
  const { t } = useLingui()
  const name = member.full_name
  const others = useData(posts.list, moreOf(member.id)).posts.data.filter(({ id, article }) => article && id !== but)
  if (!others.length) return null
  return (
    <section>
      <h2>{t`More by ${name}`}</h2>
      <ul className={`plain ${css.more}`}>
        {others.slice(0, SHOWN).map((post) => (
          <li key={post.id} className={css.next}>
            <ArticleFace post={post} article={post.article!} />
          </li>
        ))}
      </ul>
    </section>
  )
}
