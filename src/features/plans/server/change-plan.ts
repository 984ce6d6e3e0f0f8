import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { memberRightsChanged } from '../contract.ts'
import { setPlan } from './queries-plan.ts'

/** The only code that changes a member's plan. Effective with the next request; open pages and sockets are updated. */
export async function changePlan({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, member_id: Id<'members'>, plan: string) {
  if (await setPlan(tx, member_id, plan)) emit(memberRightsChanged, { member_id })
}
