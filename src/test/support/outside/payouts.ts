import { post } from '#features/ledger/server/public.ts'
import { payments } from '#features/payments/contract.ts'
import type { Actor } from '../cast.ts'
import { context } from '../fixtures.ts'
import type { World } from '../world.ts'
import { until } from './payments-harness.ts'

/** Money that this member has earned, and that is at the gateway as well. */
export async function earned(world: World, { id }: Actor, amount: number) {
  const { stripe } = world.gateway.gateway
  await stripe.paymentIntents.create({ amount, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, return_url: 'http://localhost/back' })
  const [there, available] = [
    { owner_id: null, code: 'psp_clearing' as const, currency: 'USD' },
    { owner_id: id, code: 'seller_available' as const, currency: 'USD' },
  ]
  const cause = { code: 'test_earned', ref_type: 'test', ref_id: crypto.randomUUID() }
  await context(world, (books) =>
    post(books, {
      ...cause,
      lines: [
        { account: there, debit: amount },
        { account: available, credit: amount },
      ],
    }),
  )
}

/** Account and password of this member stand as they are for so many hours. */
export async function unchangedFor({ pool }: World, { id }: Actor, hours = 80) {
  await pool.query("update members set password_set_at = clock_timestamp() - interval '80 hours' where id = $1", [id])
  const changed = 'update connected_accounts set changed_at = clock_timestamp() - make_interval(hours => $2) where accountable_id = $1'
  await pool.query(changed, [id, hours])
}

/** An account at the gateway that has been active for days, with this bank. */
export async function connectBank(world: World, who: Actor, bank = '000123456789') {
  await who.gets(payments.openAccount, { country: 'US' })
  const { onboarding_url } = await who.gets(payments.onboardAccount, {})
  const url = new URL(onboarding_url)
  const body = new URLSearchParams({ link: url.searchParams.get('link')!, bank, ends: 'works' })
  await fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' })
  await until(async () => {
    await world.settle()
    return (await who.gets(payments.account, {})).connected_account?.status === 'active'
  })
  await unchangedFor(world, who)
}

/** What the outside world does in seconds or days happens now: payouts arrive, banks return, cardholders dispute. */
export async function outsideHappens({ pool, gateway }: World) {
  await pool.query("update sandbox.objects set created = created - 10 where object = 'payout' and body->>'status' = 'pending'")
  await pool.query('update sandbox.planned set due = clock_timestamp()')
  await gateway.gateway.stripe.balance.retrieve()
  const open = `select (select count(*) from sandbox.planned) + (select count(*) from sandbox.deliveries)
    + (select count(*) from sandbox.objects where object = 'payout' and body->>'status' = 'pending') as n`
  await until(async () => (await pool.query(open)).rows[0].n === 0)
}
