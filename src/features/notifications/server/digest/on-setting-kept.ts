import { settingKept } from '#features/settings/contract.ts'
import { digestTypes } from '#features/settings/server/public.ts'
import { nextLocal } from '#kernel/time/local-time.ts'
import { on } from '#server/operations/slice.ts'
import { DIGEST_MINUTE } from '../../rules.ts'
import { dropDigest, planDigest, zoneOf } from './queries.ts'

/** Whoever wants a kind in a summary gets one at eight in the morning of their time zone. */
export const onSettingKept = on(
  settingKept,
  'notifications.plan_digest',
  async ({ tx, clock, tools }, { member_id }) => {
    const { daily, weekly } = await digestTypes(tx, tools.notices, member_id)
    if (!daily.length && !weekly.length) return dropDigest(tx, member_id)
    await planDigest(tx, member_id, nextLocal(await clock(), await zoneOf(tx, member_id), DIGEST_MINUTE))
  },
  ({ group, property }) => (group === 'notifications' && /^digest$|\.mail$/.test(property)) || property === 'time-zone',
)
