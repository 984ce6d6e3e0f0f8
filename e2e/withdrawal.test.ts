import { expect, test } from 'vitest'
import { post } from '#features/ledger/server/public.ts'
import { payments } from '#features/payments/contract.ts'
import { transact } from '#server/operations/transaction.ts'
import { until } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

/** Ann's account has been active for days, and she has earned something. */
async function earned(amount: number) {
  const { ann, pool, product } = world
  await ann.gets(payments.openAccount, { country: 'US' })
  const url = new URL((await ann.gets(payments.onboardAccount, {})).onboarding_url)
  const body = new URLSearchParams({ link: url.searchParams.get('link')!, bank: '000123456789', ends: 'works' })
  await fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' })
  await until(async () => (await ann.gets(payments.account, {})).connected_account?.status === 'active')
  await world.settle()
  await pool.query("update connected_accounts set changed_at = clock_timestamp() - interval '80 hours' where accountable_id = $1", [ann.id])
  await pool.query("update members set password_set_at = clock_timestamp() - interval '80 hours' where id = $1", [ann.id])
  const lines = [
    { account: { owner_id: null, code: 'psp_clearing' as const, currency: 'USD' }, debit: amount },
    { account: { owner_id: ann.id, code: 'seller_available' as const, currency: 'USD' }, credit: amount },
  ]
  await transact({ db: product.db, tools: {} as never, wake: () => {} }, (books) =>
    post(books, { code: 'order_release', ref_type: 'test', ref_id: crypto.randomUUID(), lines }),
  )
}

test('ann withdraws a part, reads what is held and why, and calls it back', async () => {
  await earned(6_120)
  const seat = await stage.seat()
  const { page } = seat
  const main = page.getByRole('main')
  await seat.context.addCookies([{ name: 'session', value: world.ann.token, url: world.settings.public_url }])
  await goTo(seat, at('/wallet'))
  await main.getByLabel('Amount').fill('40.00')
  await main.getByRole('button', { name: /^Withdraw \$.40.00/ }).click()
  expect(await main.getByLabel('Amount').inputValue()).toBe('40.00')
  const look = page.getByRole('dialog')
  await look.getByText('Left in your wallet').waitFor()
  await look.getByText(/^\$.21\.20$/).waitFor()
  await look.getByRole('button', { name: /^Withdraw \$.40.00/ }).click()
  await main.getByText('Asked for', { exact: true }).waitFor()
  await main.getByRole('region', { name: 'Reserved, and why' }).getByText('On its way to your bank.').waitFor()
  await main
    .getByRole('region', { name: 'Money' })
    .getByText(/21\.20/)
    .waitFor()
  await main.getByRole('button', { name: 'Call it back' }).click()
  await main.getByText('Called back', { exact: true }).waitFor()
  await main
    .getByRole('region', { name: 'Money' })
    .getByText(/61\.20/)
    .waitFor()
  expectQuiet(seat)
}, 120_000)
