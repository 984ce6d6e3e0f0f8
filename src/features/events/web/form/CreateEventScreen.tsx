import { useLingui } from '@lingui/react/macro'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EVENTS } from '../event-answer.ts'
import { EventForm } from './EventForm.tsx'

export default screen({ visitors: 'members', reads: () => ({}), asks: () => [], Draw: CreateEvent })

function CreateEvent() {
  const { t } = useLingui()
  const title = t`Announce an event`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`My Events`, href: EVENTS }, { label: title }]} />
      <h1 className="page-head">{title}</h1>
      <EventForm back={EVENTS} />
    </main>
  )
}
