import { liftNow, suspend, withhold } from '#features/members/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { decisionMoved } from '../contract.ts'
import { withheldBy } from '../rules.ts'
import { kindOf } from './kinds.ts'
import { type DecisionRow, decisionById, keepDecision, type NewDecision, noteEffect, scopesOn } from './queries-decisions.ts'

type Context = Pick<TransactionContext, 'tx' | 'emit' | 'tools' | 'clock'>
export type Deciding = Context & { readonly viewer: Member }

/**
 * The one place from which moderators take something away (docs/decisions/106): the row is the statement of reasons, and nothing is taken without it.
 * `suspends`: how a suspension is carried out, which asks whether this moderator may.
 */
export async function decideOn(call: Deciding, given: NewDecision) {
  const { tx, emit } = call
  const id = await keepDecision(tx, given)
  const row = (await decisionById(tx, id))!
  const taken = await takeAway(call, row)
  if (refused(taken)) return taken
  if (taken) await noteEffect(tx, id)
  const { member_id, number, title, measure, clause } = row
  emit(decisionMoved, { decision_id: id, member_id, number, title, measure, clause, step: 'decide', at: row.created_at.toISOString() })
  return row
}

async function takeAway(call: Deciding, row: DecisionRow) {
  const { measure, member_id, facts, ends_at, subject_type, subject_id } = row
  if (measure === 'warn') return false
  if (measure === 'restrict') return restrictions(call, member_id)
  if (measure === 'suspend') {
    const done = await suspend(call, member_id, facts.slice(0, 500), ends_at)
    return refused(done) ? done : true
  }
  const hide = kindOf(call.tools, subject_type!)?.moderation.hide
  return hide ? hide(call, subject_id!, true) : refuse('report.measure')
}

/** All that restrictions on this member take away now: whoever adds or ends one writes the whole list. */
async function restrictions(call: Context, member_id: Id<'members'>): Promise<true> {
  await withhold(call, member_id, withheldBy(await scopesOn(call.tx, member_id)))
  return true
}

/** Gives back what a decision took, and nothing that was gone before it. Precondition: it is reversed, or its time is over. */
export async function giveBack(call: Context, row: DecisionRow): Promise<void> {
  const { measure, member_id, subject_type, subject_id } = row
  if (measure === 'warn') return
  if (measure === 'restrict') return void (await restrictions(call, member_id))
  if (!row.has_effect) return
  if (measure === 'suspend') await liftNow(call, member_id, `decision ${row.number}`)
  else await kindOf(call.tools, subject_type!)?.moderation.hide?.(call, subject_id!, false)
}
