import { DIGEST, digestTypes, letterOff } from '#features/settings/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { nextLocal } from '#kernel/time/local-time.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { timer } from '#server/operations/slice.ts'
import { DIGEST_LINES, DIGEST_MINUTE, isWeekly } from '../../rules.ts'
import { type NoticeRow, notices } from '../queries.ts'
import { addressees } from '../queries-addressees.ts'
import { pageOf } from './page.ts'
import { dropDigest, dueDigests, lockDigest, markTold, nextDigest } from './queries.ts'

const WEEK_MS = 7 * 86_400_000
type MemberId = Id<'members'>

/** Writes each member's summary when it is due; an empty one is not sent. */
export const sendDigests = timer({
  name: 'notifications.digest',
  due: dueDigests,
  next: nextDigest,
  async run(context, id: MemberId) {
    const { tx, clock, tools } = context
    const [digest, now] = [await lockDigest(tx, id), await clock()]
    const reader = (await addressees(tx, [id])).get(id)
    if (!digest || digest.due_at > now) return
    const types = await digestTypes(tx, tools.notices, id)
    if (!reader || !(types.daily.length + types.weekly.length)) return dropDigest(tx, id)
    const rows = await unreadOf(context, id, types, digest.told_until, isWeekly(now, reader.time_zone) ? now : null)
    if (rows.length) {
      const { facts, ...page } = pageOf(tools, reader, rows, now)
      const letter = { recipient: reader.email, template: 'digest', locale: reader.locale, off: letterOff(tools.vault, id, DIGEST) }
      await queueMail(tx, { ...letter, facts: { ...facts, path: '/notifications', page: JSON.stringify(page) } })
    }
    await markTold(tx, id, now, nextLocal(now, reader.time_zone, DIGEST_MINUTE))
  },
})

type Types = Awaited<ReturnType<typeof digestTypes>>
/** What is daily since the last summary, and once a week what is weekly, of the week. One more than fits, so that the letter knows of it. */
async function unreadOf(
  { tx }: TransactionContext,
  id: MemberId,
  { daily, weekly }: Types,
  since: Date,
  week_ends: Date | null,
): Promise<NoticeRow[]> {
  const place = { unread: true, after: undefined, offset: 0, limit: DIGEST_LINES + 80 }
  const of = (types: readonly string[], since: Date) => (types.length ? notices(tx, id, { ...place, types, since }) : [])
  return [...(await of(daily, since)), ...(week_ends ? await of(weekly, new Date(week_ends.getTime() - WEEK_MS)) : [])]
}
