import { quietOf, wanted } from '#features/settings/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { ToldNotice } from '../notify.ts'
import { queueDeliveries, withBrowsers } from './queries.ts'

/** Tells the browsers of members who have any and want this kind there; in quiet hours, when these end. */
export async function queuePushes(
  { tx, tools, clock }: Pick<TransactionContext, 'tx' | 'tools' | 'clock'>,
  told: readonly ToldNotice[],
): Promise<void> {
  const members = told.length ? await withBrowsers(tx, [...new Set(told.map(({ member_id }) => member_id))]) : new Set()
  const reached = told.filter(({ member_id }) => members.has(member_id))
  const wished = reached.length ? await wanted(tx, tools.notices, reached, 'push') : []
  if (!wished.length) return
  // What law, contract or safety require rings at night too.
  const waits = wished.filter(({ type }) => !Object.values(tools.notices.get(type)!.channels).includes('always'))
  const quiet = await quietOf(
    tx,
    await clock(),
    waits.map(({ member_id }) => member_id),
  )
  const rows = wished.map((one) => ({ ...one, not_before: (waits.includes(one) && quiet.get(one.member_id)) || null }))
  await queueDeliveries(
    tx,
    rows.map(({ member_id, dedupe_key, not_before }) => ({ member_id, dedupe_key, not_before })),
  )
}
