import { useLingui } from '@lingui/react/macro'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { blogs } from '../../contract.ts'
import css from '../Blogs.module.css'
import { blogPath, CREATE_BLOG, DRAFTS, editPath } from '../blog-answer.ts'
import { BlogTabs } from './BlogTabs.tsx'

/** What one has begun, scheduled and published. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(blogs.drafts, place),
  asks: (input) => [queryOf(blogs.drafts, input)],
  Draw: ({ input }) => <Drafts input={input} />,
})

function Drafts({ input }: { input: InputOf<typeof blogs.drafts> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(blogs.drafts, input).drafts
  const title = t`My articles`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="push">
          <Button href={CREATE_BLOG} variant="fill" icon="note-pencil">{t`Write an article`}</Button>
        </span>
      </div>
      <BlogTabs current="drafts" />
      {data.length === 0 && (
        <EmptyState title={t`You have written nothing yet`} line={t`A draft saves itself. Nobody else reads it until you publish it.`} />
      )}
      <ul className={`plain ${css.drafts}`}>
        {data.map((draft) => (
          <Draft key={draft.id} draft={draft} />
        ))}
      </ul>
      <NextPage op={blogs.drafts} path={DRAFTS} input={input} url={next_page_url}>
        {t`More articles`}
      </NextPage>
    </main>
  )
}

function Draft({ draft }: { draft: AnswerOf<typeof blogs.drafts>['drafts']['data'][number] }) {
  const { t } = useLingui()
  const { id, post_id, title, is_changed, publish_at, updated_at } = draft
  return (
    <li>
      <h2>
        <a href={editPath(id)}>
          <bdi>{title || t`Without a title`}</bdi>
        </a>
      </h2>
      <p className="row row--wrap">
        {publish_at ? <Badge>{t`Scheduled`}</Badge> : post_id ? <Badge>{t`Published`}</Badge> : <Badge>{t`Draft`}</Badge>}
        {post_id && is_changed && <Badge>{t`Changed since`}</Badge>}
        <span className="caption">
          <DateTime at={publish_at ?? updated_at} />
        </span>
        {post_id && (
          <a className="push" href={blogPath(post_id)}>
            {t`Read it`}
          </a>
        )}
      </p>
    </li>
  )
}
