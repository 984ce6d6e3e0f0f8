import type { AnyEvent } from '#kernel/event.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { type Listener, on, onAll } from '#server/operations/slice.ts'
import type { NoticeKind } from '#server/slices/notice.ts'
import { notified } from '../contract.ts'
import { notify, type ToldNotice } from './notify.ts'
import { queuePushes } from './push/queue-pushes.ts'
import { dropNotices } from './queries-retract.ts'
import { writeLetters } from './write-letters.ts'

/** One listener per event that any slice declares notices for. */
export function noticeListeners(kinds: readonly NoticeKind[]): readonly Listener[] {
  const events = new Set(kinds.flatMap(({ tells = [], retracts = [] }) => [...tells, ...retracts].map(({ event }) => event)))
  return [...events].map((event) => {
    const [told, retracted] = [toldBy(kinds, event), retractedBy(kinds, event)]
    // Events with retractions are handled one by one to keep their order; all others in one batch.
    if (!retracted.length) return onAll(event, 'notifications', (context, data) => tellOf(context, told, data))
    return on(event, 'notifications', async (context, data) => {
      for (const { type, of } of retracted) await retractNotices(context, type, of(data))
      await tellOf(context, told, [data])
    })
  })
}
const toldBy = (kinds: readonly NoticeKind[], event: AnyEvent) =>
  kinds.flatMap(({ type, tells = [] }) => tells.filter((one) => one.event === event).map(({ recipients }) => ({ type, recipients })))
const retractedBy = (kinds: readonly NoticeKind[], event: AnyEvent) =>
  kinds.flatMap(({ type, retracts = [] }) => retracts.filter((one) => one.event === event).map(({ retracted }) => ({ type, of: retracted })))

async function tellOf(context: TransactionContext, kinds: ReturnType<typeof toldBy>, data: readonly unknown[]) {
  const told: ToldNotice[] = []
  for (const one of data)
    for (const { type, recipients } of kinds) for (const recipient of await recipients(one as never, context)) told.push({ ...recipient, type })
  if (!told.length) return
  const fresh = await notify(context, told)
  await queuePushes(
    context,
    told.filter(({ member_id }) => fresh.has(member_id)),
  )
  await writeLetters(context, told)
}

async function retractNotices({ tx, emit }: TransactionContext, type: string, retracted: ReturnType<ReturnType<typeof retractedBy>[number]['of']>) {
  for (const one of retracted) if (await dropNotices(tx, type, one)) emit(notified, { member_id: one.member_id })
}
