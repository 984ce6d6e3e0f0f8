import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { memberRightsChanged } from '../contract.ts'
import { setPlan } from './queries-plan.ts'

/** The one place where a member’s plan changes: what they may do follows with their next request, and their open pages and sockets are told. */
export async function changePlan({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, member_id: Id<'members'>, plan: string) {
  if (await setPlan(tx, member_id, plan)) emit(memberRightsChanged, { member_id })
}
