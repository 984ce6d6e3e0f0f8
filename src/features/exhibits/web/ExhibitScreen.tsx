import { useLingui } from '@lingui/react/macro'
import { events } from '#features/events/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { exhibits } from '../contract.ts'
import { Ballot } from './Ballot.tsx'
import { exhibitPath, hallPath, readHall } from './exhibit-answer.ts'
import { Frame } from './Frame.tsx'
import css from './Hall.module.css'
import { Marks } from './Marks.tsx'
import { SheetForm } from './SheetForm.tsx'
import { useExhibitWords } from './use-exhibit-words.ts'

const numberIn = ({ query }: RouteMatch, name: string) => {
  const given = Number(query.get(name))
  return Number.isInteger(given) && given > 0 && given <= 48 ? given : undefined
}
/** One exhibit: a frame at a time, the loupe over its pages, the marks and the award. */
export default screen({
  reads: (place: RouteMatch) => {
    const [hall, one] = [
      readHall(place),
      readInput(exhibits.show, { ...place, query: new URLSearchParams(), path: { id: place.path.exhibit_id ?? '' } }),
    ]
    return hall && one && { ...hall, ...one, frame: numberIn(place, 'frame') ?? 1, page: numberIn(place, 'page') }
  },
  asks: ({ id, event_id }) => [queryOf(exhibits.show, { id }), queryOf(events.show, { id: event_id })],
  Draw: ({ input }) => <ExhibitPage key={`${input.id} ${input.frame} ${input.page ?? ''}`} {...input} />,
})

interface Input {
  id: NonNullable<ReturnType<typeof readOne>>['id']
  event_id: NonNullable<ReturnType<typeof readHall>>['event_id']
  frame: number
  page: number | undefined
}
const readOne = (place: RouteMatch) => readInput(exhibits.show, place)

function ExhibitPage({ id, event_id, frame, page }: Input) {
  const { t } = useLingui()
  const { classOf, statusOf } = useExhibitWords()
  const { exhibit } = useData(exhibits.show, { id })
  const { event } = useData(events.show, { id: event_id })
  const { title, user, plan, reason, status } = exhibit
  const name = user.full_name
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={title}
        description={plan || t`${title}: an exhibit of ${name}`}
        path={exhibitPath(event_id, id)}
        passing={event.visibility !== 'Open' || status !== 'awarded'}
      />
      <Crumbs crumbs={[{ label: event.title, href: `/events/${event_id}/show` }, { label: t`Hall`, href: hallPath(event_id) }, { label: title }]} />
      <h1 className="page-head">
        <bdi>{title}</bdi>
      </h1>
      <p>
        {classOf(exhibit.class)}, <a href={`/profile/${user.id}`}>{name}</a> {(exhibit.is_own || exhibit.is_run) && <Badge>{statusOf(status)}</Badge>}
      </p>
      {reason && (
        <Note>
          <bdi>{reason}</bdi>
        </Note>
      )}
      <Frame exhibit={exhibit} frame={frame} page={page} />
      <Ballot exhibit={exhibit} />
      {plan && (
        <section className="section">
          <h2>{t`Plan of the exhibit`}</h2>
          <p className={css.text}>
            <bdi>{plan}</bdi>
          </p>
        </section>
      )}
      {exhibit.may_judge && <SheetForm exhibit={exhibit} />}
      <Marks exhibit={exhibit} />
    </main>
  )
}
