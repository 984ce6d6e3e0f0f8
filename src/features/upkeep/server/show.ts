import { mediaTotals } from '#features/media/server/public.ts'
import { failedDeliveries } from '#features/webhooks/server/public.ts'
import { clockFailures } from '#server/clocks/queries-failures.ts'
import { deadLetters } from '#server/mail/queries-dead.ts'
import { query } from '#server/operations/slice.ts'
import { deadEvents, waitingWork } from '#server/upkeep/queries-events.ts'
import { databaseFacts } from '#server/upkeep/queries-health.ts'
import { failedJobs, waitingJobs } from '#server/upkeep/queries-jobs.ts'
import { upkeep } from '../contract.ts'

const MOST = 100

export const show = query(upkeep.show, async ({ db, tools }) => {
  const [events_and_letters, jobs_waiting, database, medias] = await Promise.all([
    waitingWork(db),
    waitingJobs(db),
    databaseFacts(db),
    mediaTotals(db),
  ])
  const [clocks, failures, jobs, letters, events, deliveries] = await Promise.all([
    ...([tools.clocks.states(db), clockFailures(db, MOST), failedJobs(db, MOST)] as const),
    ...([deadLetters(db, MOST), deadEvents(db, MOST), failedDeliveries(db, MOST)] as const),
  ])
  const health = { ...database, largest: [...database.largest], ...medias, ...tools.running.facts() }
  return { waiting: { ...events_and_letters, ...jobs_waiting }, health, clocks, failures, jobs, letters, events, deliveries }
})
