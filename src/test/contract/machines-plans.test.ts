import { beforeAll, expect, test } from 'vitest'
import { subscriptions } from '#features/subscriptions/contract.ts'
import { subscriptionMachine } from '#features/subscriptions/rules.ts'
import { next } from '#kernel/machine.ts'
import { call } from '../support/http-request.ts'
import { wish } from '../support/plans.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
let id: string
let charge: string
beforeAll(async () => {
  const begun = await world.ann.gets(subscriptions.start, wish('premium'))
  ;[id, charge] = [begun.membership.subscription!.id, begun.charge.id]
})
const people = ['ann', 'ben', 'cleo', 'guest'] as const
type Who = (typeof people)[number]
const states = [...new Set(subscriptionMachine.flatMap(({ from, to }) => [from, to]))]

/** Puts a subscription into a state with the matching charge: past due owes a renewal, incomplete its first payment. */
async function put(status: (typeof states)[number], trying = false) {
  const owes = status === 'past_due' ? 'renewal' : status === 'incomplete' ? 'start' : undefined
  await world.pool.query(
    "update subscription_charges set status = 'failed', ended_at = clock_timestamp() where subscription_id = $1 and status = 'open'",
    [id],
  )
  await world.pool.query(
    `update subscriptions set status = $2, next_plan = null, next_cycle = null, due_at = null, failures = 0, failed_at = null, ended_at = case when $2 = 'expired' then clock_timestamp() end,
      period_start = clock_timestamp() - interval '1 day', period_end = moment, trial_ends_at = case when $3 then moment end
      from (select clock_timestamp() + interval '20 days' as moment) as m where id = $1`,
    [id, status, trying],
  )
  if (owes)
    await world.pool.query(
      `insert into subscription_charges (subscription_id, member_id, kind, plan, cycle, amount, whole_amount, currency, period_start, period_end)
        select id, member_id, $2, plan, cycle, 1600, 1600, currency, period_end, period_end + interval '1 month' from subscriptions where id = $1`,
      [id, owes],
    )
}
const stands = async () => (await world.pool.query<{ status: string }>('select status from subscriptions where id = $1', [id])).rows[0]!.status

const ACTIONS = {
  cancel: 'POST /subscriptions/{id}/cancel',
  resume: 'POST /subscriptions/{id}/resume',
  pay: 'POST /subscriptions/{id}/pay',
  give_up: 'POST /subscriptions/charges/{id}/give-up',
} as const
type Action = keyof typeof ACTIONS

/** What the member may do; paying a renewal by hand counts as the system's transition. */
function expected(from: (typeof states)[number], action: Action, trying: boolean) {
  if (action === 'resume') return next(subscriptionMachine, from, trying ? 'resume_trial' : 'resume', 'member')
  if (action === 'pay') return from === 'past_due' ? next(subscriptionMachine, from, 'pay', 'system') : undefined
  return next(subscriptionMachine, from, action, 'member')
}

test('T1 a plan: every state × action × actor over HTTP', async () => {
  const wrong: string[] = []
  let cells = 0
  for (const from of states)
    for (const trying of [false, true])
      for (const action of Object.keys(ACTIONS) as Action[])
        for (const who of people) {
          await put(from, trying)
          const { rows } = await world.pool.query<{ id: string }>(
            "select id from subscription_charges where subscription_id = $1 and status = 'open'",
            [id],
          )
          const of = action === 'give_up' ? (rows[0]?.id ?? charge) : id
          const to = who === 'ann' ? expected(from, action, trying) : undefined
          const given = { id: of, ...(action === 'pay' && { payment_method_id: 'pm_card_visa' }) }
          const op = world.product.dispatcher.operations.find(({ http }) => http === ACTIONS[action])!
          const { status, text } = await call(world.url, op, given, { token: world[who as Who].token })
          const right = to ? [200] : who === 'ann' ? [404, 409] : who === 'guest' ? [401] : [404]
          cells++
          const now = await stands()
          if (!right.includes(status) || now !== (to ?? from))
            wrong.push(
              `${from}${trying ? ' (trying)' : ''} ${action} by ${who}: ${status} ${text.slice(0, 120)}, then ${now}; expected ${right} and ${to ?? from}`,
            )
        }
  console.info(`T1 plan: ${cells} cells over HTTP`)
  expect(wrong).toEqual([])
})

test('T1 what only the card, the system or the clock moves has no address', () => {
  const open = world.product.dispatcher.operations.map(({ http }) => http as string)
  const alone = ['fail', 'fall_due', 'expire'].map((action) => action.replaceAll('_', '-'))
  expect(open.filter((http) => /^POST \/subscriptions\//.test(http) && alone.includes(http.split('/').at(-1)!))).toEqual([])
})
