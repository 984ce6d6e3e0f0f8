import { useLingui } from '@lingui/react/macro'
import { events } from '#features/events/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { exhibits } from '../contract.ts'
import { ArrangeForm } from './ArrangeForm.tsx'
import { exhibitPath, hallPath, readHall } from './exhibit-answer.ts'

/** Choose pieces, give each its place in a frame, and hand the exhibit in. */
export default screen({
  visitors: 'members',
  reads: readHall,
  asks: ({ event_id }) => [queryOf(exhibits.exhibitable, { event_id }), queryOf(events.show, { id: event_id })],
  Draw: ({ input }) => <Arrange key={input.event_id} {...input} />,
})

function Arrange({ event_id }: NonNullable<ReturnType<typeof readHall>>) {
  const { t } = useLingui()
  const choice = useData(exhibits.exhibitable, { event_id })
  const { event } = useData(events.show, { id: event_id })
  const { exhibit } = choice
  const name = t`Arrange my exhibit`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <Crumbs crumbs={[{ label: event.title, href: `/events/${event_id}/show` }, { label: t`Hall`, href: hallPath(event_id) }, { label: name }]} />
      <h1 className="page-head">{name}</h1>
      {choice.can_enter ? (
        <ArrangeForm event_id={event_id} choice={choice} />
      ) : (
        <EmptyState
          title={t`There is nothing to arrange now`}
          line={t`Whoever takes part and is let in arranges an exhibit until it hangs.`}
          action={
            <Button href={exhibit ? exhibitPath(event_id, exhibit.id) : hallPath(event_id)}>
              {t({ message: 'Look at it', context: 'an exhibit' })}
            </Button>
          }
        />
      )}
    </main>
  )
}
