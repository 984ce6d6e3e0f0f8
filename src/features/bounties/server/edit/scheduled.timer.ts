import { publishAtItsTime } from '#features/listings/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { type BountyId, bountyMissed } from '../../contract.ts'
import { type BountyRow, changeBounty } from '../queries.ts'
import { lockOwn } from './own.ts'
import { publishBounty } from './publication.ts'
import { dueScheduled, nextScheduled, posterOf } from './queries-scheduled.ts'

export const publishScheduled = publishAtItsTime<BountyRow, BountyId>({
  name: 'bounties.publish_scheduled',
  permission: 'marketplace.bounty.crud',
  due: dueScheduled,
  next: nextScheduled,
  ownerOf: posterOf,
  async lock({ tx }, id, owner_id) {
    const row = await lockOwn({ tx, viewer: { id: owner_id } }, id)
    return !refused(row) && row.status === 'Scheduled' ? row : undefined
  },
  async publish(context, row) {
    const no = await publishBounty(context, row)
    // No member's operation records it.
    if (!no) context.record({ family: 'money', operation: 'bounties.publish_scheduled', ids: { member_id: row.user_id } })
    return no
  },
  async miss({ tx, emit }, row, reason) {
    await changeBounty(tx, row.id, { status: 'Draft', publish_at: null })
    const { id: bounty_id, user_id, title } = row
    emit(bountyMissed, { bounty_id, user_id, title, reason, publish_at: row.publish_at!.toISOString() })
  },
})
