import { useLingui } from '@lingui/react/macro'
import { upkeep } from '#features/upkeep/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Frame } from '../Frame.tsx'
import { AllClocks, Clocks, troubledClocks } from './Clocks.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Events } from './Events.tsx'
import { Health, Waits } from './Health.tsx'
import { Jobs } from './Jobs.tsx'
import { Letters } from './Letters.tsx'

/** What the product does by itself, and where it has failed or given up. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(upkeep.show, {})],
  Draw: Operation,
})

function Operation() {
  const { t } = useLingui()
  const { waiting, health, clocks, failures, jobs, letters, events, deliveries } = useData(upkeep.show, {})
  const troubled = troubledClocks(clocks, failures)
  const is_well = !troubled.length && !jobs.length && !letters.length && !events.length && !deliveries.length
  return (
    <Frame here="/dashboard/operation" title={t`Operation`}>
      {is_well && <EmptyState title={t`All is well`} line={t`Timers that are late, and jobs, letters, events and calls that failed stand here.`} />}
      {troubled.length > 0 && <Clocks troubled={troubled} />}
      {letters.length > 0 && <Letters letters={letters} />}
      {deliveries.length > 0 && <Deliveries deliveries={deliveries} />}
      {jobs.length > 0 && <Jobs jobs={jobs} />}
      {events.length > 0 && <Events events={events} />}
      <Waits waiting={waiting} />
      <Health health={health} />
      <AllClocks clocks={clocks} />
    </Frame>
  )
}
