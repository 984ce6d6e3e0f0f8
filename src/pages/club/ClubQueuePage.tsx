import { useLingui } from '@lingui/react/macro'
import { clubs } from '#features/clubs/contract.ts'
import { ClubHead, peoplePath } from '#features/clubs/web/public.tsx'
import { posts } from '#features/posts/contract.ts'
import { PostCard } from '#features/posts/web/public.tsx'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { useCommand } from '#web/command/use-command.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import css from './Club.module.css'

/** The queue of those who run a club: what members have brought to their notice. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => readInput(posts.reports, { ...place, path: { id: place.path.club_id ?? '' } }),
  asks: (input) => [queryOf(clubs.show, { id: input.id }), queryOf(posts.reports, input)],
  Draw: ({ input }) => <Queue input={input} />,
})

function Queue({ input }: { input: InputOf<typeof posts.reports> }) {
  const { t } = useLingui()
  const { club } = useData(clubs.show, { id: input.id })
  const { data, next_page_url } = useData(posts.reports, input).reports
  const count = club.applicants
  return (
    <main id="main" tabIndex={-1}>
      <Title>{t`Club queue`}</Title>
      <ClubHead club={club} tab="feed" />
      <div className={`page ${css.body}`}>
        <div className={css.stream}>
          <h2>{t`Club queue`}</h2>
          {count > 0 && (
            <p>
              <a href={`${peoplePath(club.id)}?list=applied`}>{t`Requests to join: ${count}`}</a>
            </p>
          )}
          {data.length === 0 && <EmptyState title={t`Nothing is waiting`} line={t`Posts that members report stand here.`} />}
          {data.map((row) => (
            <Reported key={row.post.id} row={row} />
          ))}
          <NextPage op={posts.reports} path={`/club/${club.id}/queue`} input={input} url={next_page_url}>
            {t`Show more`}
          </NextPage>
        </div>
      </div>
    </main>
  )
}

function Reported({ row: { post, reasons } }: { row: AnswerOf<typeof posts.reports>['reports']['data'][number] }) {
  const { t } = useLingui()
  const { run, busy } = useCommand(posts.letStand)
  return (
    <section className={css.reported}>
      <ul>
        {reasons.map((reason, at) => (
          <li key={at}>
            <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
      <PostCard post={post} />
      <Button size="s" pending={busy ? t`One moment…` : undefined} onClick={() => void run({ id: post.id })}>{t`Let it stand`}</Button>
    </section>
  )
}
