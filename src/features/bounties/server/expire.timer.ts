import { timer } from '#server/operations/slice.ts'
import type { BountyId } from '../contract.ts'
import { isOver } from '../rules.ts'
import { closeBounty } from './end.ts'
import { acceptedOffer } from './offer/queries.ts'
import { dueBounties, lockBounty, nextBounty } from './queries.ts'

/** Nobody has found it in time: the reward goes back. */
export const expireBounties = timer<BountyId>({
  name: 'bounties.expire',
  due: dueBounties,
  next: nextBounty,
  async run(context, id) {
    const bounty = await lockBounty(context.tx, id)
    if (bounty?.status !== 'Active' || !isOver(bounty, await context.clock()) || (await acceptedOffer(context.tx, id))) return
    await closeBounty(context, bounty)
    context.record({ family: 'money', operation: 'bounties.expire', ids: { member_id: bounty.user_id } })
  },
})
