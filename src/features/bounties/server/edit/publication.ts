import { holdReward } from '#features/ledger/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { bountyChanged } from '../../contract.ts'
import { type BountyRow, changeBounty, countOpen } from '../queries.ts'

const DAY = 86_400_000
type Context = Parameters<typeof holdReward>[0] & Pick<TransactionContext, 'clock' | 'emit'>
/** The only code that opens a bounty: the reward is held in the same transaction. Precondition: poster and bounty are locked. */
export async function publishBounty(context: Context & { readonly viewer: Pick<Member, 'limits'> }, row: BountyRow) {
  const { tx, emit, clock, viewer } = context
  const limit = viewer.limits.bounties
  if (limit !== undefined && (await countOpen(tx, row.user_id)) >= limit) return refuse('bounty.limit', { limit, plan_limit: 'bounties' })
  const hold_id = crypto.randomUUID()
  const { user_id: poster_id, reward: amount, currency } = row
  if (!(await holdReward(context, { hold_id, poster_id, amount, currency }))) return refuse('bounty.short')
  const at = await clock()
  const expires_at = new Date(at.getTime() + row.days * DAY)
  await changeBounty(tx, row.id, { status: 'Active', publish_at: null, hold_id, held_at: at, expires_at, ended_at: null })
  emit(bountyChanged, { bounty_id: row.id, user_id: poster_id, status: 'Active' })
  return undefined
}
