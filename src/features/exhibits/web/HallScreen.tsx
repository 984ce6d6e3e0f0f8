import { Plural, useLingui } from '@lingui/react/macro'
import { events } from '#features/events/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { exhibits } from '../contract.ts'
import { Counted } from './Ballot.tsx'
import { arrangePath, type CardShown, exhibitPath, hallPath, readHall } from './exhibit-answer.ts'
import css from './Hall.module.css'
import { RunHall } from './RunHall.tsx'
import { useExhibitWords } from './use-exhibit-words.ts'

/** The hall of an exhibition: what hangs there by class, the jury, and for those who run it what they do next. */
export default screen({
  reads: readHall,
  asks: (input) => [queryOf(exhibits.hall, input), queryOf(events.show, { id: input.event_id })],
  Draw: ({ input }) => <Hall key={input.event_id} {...input} />,
})

function Hall({ event_id }: NonNullable<ReturnType<typeof readHall>>) {
  const { t } = useLingui()
  const { classOf } = useExhibitWords()
  const hall = useData(exhibits.hall, { event_id })
  const { event } = useData(events.show, { id: event_id })
  const { title, visibility } = event
  const takes_part = event.occurrences.some(({ own }) => own?.role === 'Participant' && (own.status === 'Accepted' || own.status === 'checked_in'))
  const name = t`The hall of ${title}`
  const frames = hall.exhibits.reduce((all, one) => all + one.frames, 0)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={name}
        description={t`${title}: exhibits in frames of 16 pages, the jury and the awards`}
        path={hallPath(event_id)}
        passing={visibility !== 'Open'}
      />
      <Crumbs crumbs={[{ label: title, href: `/events/${event_id}/show` }, { label: t`Hall` }]} />
      <h1 className="page-head">{name}</h1>
      <div className="stack">
        <p className="text-2">
          <Plural value={hall.exhibits.length} one="# exhibit" other="# exhibits" />, <Plural value={frames} one="# frame" other="# frames" />
        </p>
        {hall.votes_until && <Voting until={hall.votes_until} exhibits={hall.exhibits} />}
        {takes_part && (
          <div>
            <Button href={arrangePath(event_id)} variant="fill" icon="images">{t`Arrange my exhibit`}</Button>
          </div>
        )}
      </div>
      {hall.exhibits.length === 0 && <EmptyState title={t`Nothing hangs here yet`} line={t`Exhibits are shown when the hall is opened.`} />}
      {[...Map.groupBy(hall.exhibits, (one) => one.class)].map(([one, rows]) => (
        <section key={one} className="section">
          <h2>{classOf(one)}</h2>
          <ul className={css.rooms}>
            {rows.map((row) => (
              <Room key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {hall.jury.length > 0 && (
        <section className="section">
          <h2>{t`Jury`}</h2>
          <ul className={css.pages}>
            {hall.jury.map(({ user }) => (
              <li key={user.id} className="row">
                <Avatar name={user.full_name} url={user.image_url} />
                <a href={`/profile/${user.id}`}>
                  <bdi>{user.full_name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hall.is_run && <RunHall event_id={event_id} hall={hall} />}
    </main>
  )
}

/** Until when visitors vote, or that it is counted. */
function Voting({ until, exhibits }: { until: string; exhibits: readonly CardShown[] }) {
  const { t } = useLingui()
  const counted = exhibits.some(({ votes }) => votes !== null)
  if (counted) return <p>{t`The votes of visitors are counted.`}</p>
  return (
    <p>
      {t`Visitors vote for the exhibit that they like best, until`} <DateTime at={until} named />
    </p>
  )
}

function Room({ row }: { row: CardShown }) {
  const { t } = useLingui()
  const { medalOf, statusOf } = useExhibitWords()
  const { id, event_id, title, user, frames, status, medal, marks, sheets, judges, may_judge, has_judged, is_own, is_run } = row
  return (
    <li className={css.room}>
      <h3>
        <a href={exhibitPath(event_id, id)}>
          <bdi>{title}</bdi>
        </a>
      </h3>
      <p>
        <bdi>{user.full_name}</bdi>, <Plural value={frames} one="# frame" other="# frames" />
      </p>
      {status === 'awarded' ? (
        <p>
          <b>{medalOf(medal)}</b>, {t`${marks ?? 0} of 100`}
        </p>
      ) : (
        (is_own || is_run || may_judge) && <Badge>{statusOf(status)}</Badge>
      )}
      {(status === 'on_show' || status === 'judged') && judges > 0 && <p className="small text-2">{t`${sheets} of ${judges} sheets handed in`}</p>}
      {row.is_my_vote && <p className="small">{t`Your vote`}</p>}
      <Counted exhibit={row} />
      {may_judge && <p className="small">{has_judged ? t`Your sheet is in.` : t`Your sheet is missing.`}</p>}
    </li>
  )
}
