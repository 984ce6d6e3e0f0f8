import { replayFailed } from '#features/webhooks/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { reviveLetter } from '#server/mail/queries-dead.ts'
import { command, commandAfter } from '#server/operations/slice.ts'
import { reviveEvent } from '#server/upkeep/queries-events.ts'
import { retryJob as tryAgain } from '#server/upkeep/queries-jobs.ts'
import { upkeep } from '../contract.ts'

const DONE = { done: true as const }
/** For the audit log: how it stood before, and how it stands now. */
const moved = (before: string, attempts: number) => ({ before, attempts_before: attempts, after: 'waiting' })

export const retryLetter = command(upkeep.retryLetter, async ({ input, tx, concerns }) => {
  const was = await reviveLetter(tx, input.id)
  if (!was) return refuse('upkeep.letter')
  concerns(moved(was.was_given_up ? 'given_up' : 'failing', was.attempts))
  return DONE
})
export const retryEvent = command(upkeep.retryEvent, async ({ input, tx, concerns }) => {
  const attempts = await reviveEvent(tx, input.id)
  if (attempts === undefined) return refuse('upkeep.event')
  concerns(moved('given_up', attempts))
  return DONE
})
export const retryJob = command(upkeep.retryJob, async ({ input, tx, concerns }) => {
  if (!(await tryAgain(tx, input.id))) return refuse('upkeep.job')
  concerns({ before: 'failed', after: 'retry' })
  return DONE
})
export const retryDelivery = command(upkeep.retryDelivery, async (call) => {
  const was = await replayFailed(call, call.input.id)
  if (was === 'off') return refuse('upkeep.webhook_off')
  if (!was) return refuse('upkeep.delivery')
  call.concerns({ ...moved(was.is_given_up ? 'given_up' : 'failing', was.attempts), member_id: was.member_id })
  return DONE
})
/** The timer's own transactions come first: it would run by itself as well, only later. */
export const runClock = commandAfter(
  upkeep.runClock,
  async ({ input, tools }) => (await tools.clocks.run(input.name)) ?? refuse('upkeep.clock'),
  async ({ concerns }, ran) => {
    if (refused(ran)) return ran
    const { done, failed } = ran
    concerns({ done, failed })
    return { done, failed }
  },
)
