import { subscriptions } from '#features/subscriptions/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Actor } from './cast.ts'
import type { World } from './world.ts'

export const wish = (plan: 'basic' | 'premium' | 'business', payment_method_id = 'pm_card_visa', cycle: 'monthly' | 'yearly' = 'monthly') => ({
  plan,
  cycle,
  payment_method_id,
  expected_amount: 10_000_000,
})

/** The member's plan as they see it. */
export const planOf = async (who: Actor) => (await who.gets(subscriptions.mine, {})).membership

/** Ann's plan, paid just now; earlier subscriptions are ended. */
export async function paidPlan(
  { pool, ann }: World,
  payment_method_id: string,
): Promise<{ subscription: Id<'subscriptions'>; charge: Id<'subscription_charges'>; invoice: Id<'invoices'> }> {
  const over = "status = 'expired', ended_at = clock_timestamp(), due_at = null, next_plan = null, next_cycle = null"
  await pool.query(`update subscriptions set ${over} where ended_at is null`)
  await pool.query("update subscription_charges set status = 'failed', ended_at = clock_timestamp() where status = 'open'")
  await pool.query('update subscriptions set trial_ends_at = null')
  const { charge, membership } = await ann.gets(subscriptions.start, wish('premium', payment_method_id))
  const { invoices } = await ann.gets(subscriptions.invoices, {})
  return { subscription: membership.subscription!.id, charge: charge.id, invoice: invoices.data[0]!.id }
}

/** Time passes: moves all dates of this member's plan back by so many days. */
export async function daysPass({ pool, settle }: World, { id }: Actor, days: number) {
  const back = (names: readonly string[]) => names.map((name) => `${name} = ${name} - make_interval(days => $2)`).join(', ')
  const moments = ['period_start', 'period_end', 'due_at', 'failed_at', 'trial_ends_at']
  // Months are counted from the present period end: a number of days is not a whole month.
  await pool.query(`update subscriptions set ${back(moments)}, anchor_at = period_end - make_interval(days => $2) where member_id = $1`, [id, days])
  await pool.query(`update subscription_charges set ${back(['period_start', 'period_end', 'expires_at'])} where member_id = $1 and status = 'open'`, [
    id,
    days,
  ])
  await settle()
}

export async function charges({ pool }: World, { id }: Actor) {
  const { rows } = await pool.query<{ kind: string; amount: number; status: string }>(
    'select kind, amount, status from subscription_charges where member_id = $1 order by id',
    [id],
  )
  return rows.map(({ kind, amount, status }) => `${kind} ${amount} ${status}`)
}
export async function lettersTo({ pool }: World, { email }: Actor): Promise<string[]> {
  const { rows } = await pool.query<{ template: string }>(
    "select template from mails where recipient = $1 and template like 'subscription%' order by id",
    [email],
  )
  return rows.map(({ template }) => template.replace('subscription_', ''))
}
