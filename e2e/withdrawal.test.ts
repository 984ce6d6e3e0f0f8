import { expect, test } from 'vitest'
import { payments } from '#features/payments/contract.ts'
import { giveMoney } from '#test/support/fixtures.ts'
import { until } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const sit = seatsIn(world, stage)
const at = (path: string) => `${world.settings.public_url}${path}`

/** Ann's account has been active for days, and she has earned something. */
async function earned(amount: number) {
  const { ann, pool } = world
  await ann.gets(payments.openAccount, { country: 'US' })
  const url = new URL((await ann.gets(payments.onboardAccount, {})).onboarding_url)
  const body = new URLSearchParams({ link: url.searchParams.get('link')!, bank: '000123456789', ends: 'works' })
  await fetch(url.origin + url.pathname, { method: 'POST', body, redirect: 'manual' })
  await until(async () => (await ann.gets(payments.account, {})).connected_account?.status === 'active')
  await world.settle()
  await pool.query("update connected_accounts set changed_at = clock_timestamp() - interval '80 hours' where accountable_id = $1", [ann.id])
  await pool.query("update members set password_set_at = clock_timestamp() - interval '80 hours' where id = $1", [ann.id])
  await giveMoney(world, ann, amount)
}

/** The dialog in which somebody with this name erases the account; its press. */
async function eraseOf({ seat, page, main }: Awaited<ReturnType<typeof sit>>, name: string) {
  await goTo(seat, at('/setting/account/management'))
  await main.getByRole('region', { name: 'Erase my account' }).getByRole('button', { name: 'Erase my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
  await dialog.getByLabel(/^Write your user name/).fill(name)
  return { dialog, press: () => dialog.getByRole('button', { name: 'Erase my account' }).click() }
}
/** The last day has come, and nobody has changed their mind. */
async function theDayComes() {
  await world.pool.query("update privacy_erasures set due_at = clock_timestamp() where status = 'waiting'")
  const left = async () => {
    await world.settle()
    return (await world.pool.query("select from privacy_erasures where status <> 'done'")).rowCount
  }
  await expect.poll(left, { timeout: 30_000 }).toBe(0)
}

test('ann withdraws a part, reads what is held and why, and calls it back', async () => {
  await earned(6_120)
  const { seat, page, main } = await sit(world.ann)
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

test('ben erases his account with money in his wallet: nothing is chosen for him, he has it paid out, and ada pays it to where he said', async () => {
  await giveMoney(world, world.ben, 3_165)
  const his = await sit(world.ben)
  const { dialog, press } = await eraseOf(his, 'ben')
  await dialog.getByRole('radio', { name: /^I give up \$.31\.65/ }).waitFor()
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0)
  await press()
  await dialog.getByText('choose what becomes of it').first().waitFor()
  await dialog.getByRole('radio', { name: /^Pay \$.31\.65 out to me/ }).check()
  await press()
  await dialog.getByText('Write the name of the account holder.').first().waitFor()
  await dialog.getByLabel('Account holder').fill('Ben Example')
  await dialog.getByLabel('Bank and account number').fill('IBAN FR76 3000 6000 0112 3456 7890 189')
  await press()
  await his.page.waitForURL(at('/'))
  await theDayComes()
  const hers = await sit(await world.join('ada', { role: 'administrator' }))
  await goTo(hers.seat, at('/dashboard/money'))
  const owed = hers.main.getByRole('row').filter({ hasText: 'Ben Example' })
  expect(await owed.textContent()).toMatch(/\$.31\.65.*IBAN FR76 3000 6000/)
  await owed.getByRole('button', { name: 'It is paid out' }).click()
  await hers.page.getByRole('dialog').getByRole('button', { name: 'It is paid out' }).click()
  await owed.waitFor({ state: 'detached' })
  expectQuiet(his.seat, hers.seat)
}, 120_000)

test('cleo gives her money up, and no more than she read: what came in meanwhile is shown to her first', async () => {
  const { cleo, pool } = world
  await giveMoney(world, cleo, 3_165)
  const hers = await sit(cleo)
  const { dialog, press } = await eraseOf(hers, 'cleo')
  await dialog.getByRole('radio', { name: /^I give up \$.31\.65/ }).check()
  await giveMoney(world, cleo, 100)
  await press()
  await dialog.getByText('no longer the same').waitFor()
  await dialog.getByRole('radio', { name: /^I give up \$.32\.65/ }).waitFor()
  expect(await dialog.getByRole('radio', { checked: true }).count(), 'chosen for the amount before').toBe(0)
  await dialog.getByRole('radio', { name: /^I give up \$.32\.65/ }).check()
  await press()
  await hers.page.waitForURL(at('/'))
  await theDayComes()
  const { rows } = await pool.query(
    "select sum(credits_posted - debits_posted)::int as given_up from ledger_accounts where code = 'balances_given_up'",
  )
  expect(rows).toEqual([{ given_up: 3_265 }])
  expectQuiet(hers.seat)
}, 120_000)
