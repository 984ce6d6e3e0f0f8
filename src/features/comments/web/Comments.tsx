import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQueryState } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { useMorePages } from '#web/query/use-more-pages.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { comments } from '../contract.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentRow } from './CommentRow.tsx'
import css from './Comments.module.css'
import type { About } from './comment-answer.ts'
import { MoreReplies } from './MoreReplies.tsx'

type Sort = 'oldest' | 'newest'
const asked = (about: About, sort: Sort) => ({ ...about, sort })
/** What the page asks for, so that the comments stand in its HTML. */
export const asksComments = (about: About) => queryOf(comments.list, asked(about, 'oldest'))

/** What is said about something, and the field to say more. */
export function Comments(about: About) {
  const { t } = useLingui()
  const [sort, setSort] = useState<Sort>('oldest')
  const { data: first } = useQueryState(queryOf(comments.list, asked(about, sort)), true)
  if (!first) return null
  const orders = [
    { value: 'oldest' as const, label: t({ message: 'Oldest first', context: 'comments' }) },
    { value: 'newest' as const, label: t({ message: 'Newest first', context: 'comments' }) },
  ]
  return (
    <section className={css.comments} id="comments" aria-labelledby="comments-head">
      <div className={css.title}>
        <h2 id="comments-head">
          <Plural value={first.count} _0="No Comments Exists" one="# comment" other="# comments" />
        </h2>
        {first.count > 1 && (
          <span className="push">
            <Segments
              label={t`Order of the comments`}
              segments={orders.map((order) => ({ ...order, pressed: order.value === sort }))}
              onPick={(value) => setSort(value as Sort)}
            />
          </span>
        )}
      </div>
      <Thread key={sort} about={about} sort={sort} first={first} />
      <Say about={about} />
    </section>
  )
}

function Thread({
  about,
  sort,
  first,
}: {
  about: About
  sort: Sort
  first: NonNullable<ReturnType<typeof useQueryState<typeof comments.list>>['data']>
}) {
  const { t } = useLingui()
  const { pages, busy, load } = useMorePages(comments.list, asked(about, sort), first, ({ comments: { next_page_url } }) => {
    const cursor = next_page_url && new URLSearchParams(next_page_url.split('?')[1]).get('cursor')
    return cursor ? { ...asked(about, sort), cursor } : undefined
  })
  const rows = [...new Map(pages.flatMap((page) => page.comments.data).map((row) => [row.id as string, row])).values()]
  return (
    <>
      <ul className={`plain ${css.thread}`}>
        {rows.map((comment) => (
          <CommentRow key={comment.id} about={about} comment={comment}>
            {comment.reply_count > 0 && <MoreReplies about={about} comment={comment} />}
          </CommentRow>
        ))}
      </ul>
      {pages.at(-1)!.comments.next_page_url && (
        <Button variant="quiet" onClick={() => void load()} pending={busy ? t`Loading` : undefined}>
          {t`Show more comments`}
        </Button>
      )}
    </>
  )
}

function Say({ about }: { about: About }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const here = useLocation().href
  if (!signed_in) return <Button href={`/login?redirect_back=${encodeURIComponent(here)}`}>{t`Log in to comment`}</Button>
  return <CommentForm about={about} />
}
