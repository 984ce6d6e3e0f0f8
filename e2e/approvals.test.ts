import { beforeAll, expect, test } from 'vitest'
import { type DisputeId, disputes } from '#features/disputes/contract.ts'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe } from './visual.ts'

const world = useWorld({ web: true, FOUR_EYES_FROM: '2', FOUR_EYES_REFUND: '5000' })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const sitDown = seatsIn(world, stage)
let ada: Actor
let bea: Actor
let dispute: DisputeId
beforeAll(async () => {
  ada = await world.join('ada', { role: 'administrator' })
  bea = await world.join('bea', { role: 'administrator' })
  await openShop(world.cleo)
  const stamp = await sell(world, world.cleo)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
  await world.cleo.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  const { total } = (await world.ben.gets(orders.show, { id })).order
  const { disputed } = await world.ben.gets(disputes.open, { id, reason: 'damaged', amount: total, note: 'Torn in two' })
  dispute = disputed.dispute!.id
  await world.cleo.gets(disputes.refuse, { id: dispute, note: 'It was whole' })
  await world.settle()
}, 120_000)
const rolesOf = async (who: Actor) => (await world.pool.query('select role from member_roles where member_id = $1', [who.id])).rows

test('ada asks for a role for ben: bea finds the badge, reads why, consents, and ben has it; a large refund goes the same way', async () => {
  const [one, two] = [await sitDown(ada), await sitDown(bea)]
  await goTo(two.seat, at('/dashboard/approvals'))
  await two.main.getByText('Nothing waits').waitFor()
  await goTo(one.seat, at(`/dashboard/members/${world.ben.id}`))
  await one.main.getByRole('button', { name: 'Give the role Support' }).click()
  const dialog = one.page.getByRole('dialog', { name: 'Ask a second administrator?' })
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await dialog.getByText('Write why.').waitFor()
  await dialog.getByLabel('Why? Your colleague reads it').fill('He answers the desk from Monday on')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await one.page.getByText('A second administrator has been asked: nothing has happened yet').waitFor()
  expect(await rolesOf(world.ben)).toEqual([])
  expect(await axe(two.page)).toEqual([])
  await goTo(one.seat, at('/dashboard/approvals'))
  await one.main.getByText('He answers the desk from Monday on').waitFor()
  expect(await one.main.getByRole('button', { name: 'Consent' }).count()).toBe(0)

  // Bea's open page hears of it.
  const asked = two.main.getByRole('article', { name: 'Gave a member a role' })
  await asked.getByText('He answers the desk from Monday on').waitFor()
  await two.main.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Second administrator 1' }).waitFor()
  for (const words of ['ada Collector', 'ben Collector', 'Support']) await asked.getByText(words).first().waitFor()
  await asked.getByRole('button', { name: 'Consent' }).press('Enter')
  await two.page.getByRole('dialog').getByRole('button', { name: 'Consent' }).press('Enter')
  await two.main.getByText('Nothing waits').waitFor()
  expect(await rolesOf(world.ben)).toEqual([{ role: 'support' }])

  await goTo(one.seat, at('/dashboard/disputes'))
  await one.main.getByLabel('Why? Both read it').fill('The pictures show it')
  await one.main.getByRole('button', { name: 'Decide', exact: true }).click()
  await one.page.getByText('A second administrator has been asked: nothing has happened yet').first().waitFor()
  const refund = two.main.getByRole('article', { name: 'Decided a dispute' })
  await refund.getByText('The pictures show it').waitFor()
  await refund.getByRole('button', { name: 'Consent' }).click()
  await two.page.getByRole('dialog').getByRole('button', { name: 'Consent' }).click()
  await two.main.getByText('Nothing waits').waitFor()
  expect((await world.pool.query('select status from disputes where id = $1', [dispute])).rows).toEqual([{ status: 'closed' }])
  await goTo(two.seat, at('/dashboard/approvals?state=decided'))
  expect(await two.main.getByRole('article').count()).toBe(2)
  await two.main.getByText('Decided by').first().waitFor()
  expectQuiet(one.seat)
  expectQuiet(two.seat)
}, 90_000)

test('ada changes the name of the place and puts it back with one press', async () => {
  const { seat, page, main } = await sitDown(ada)
  await goTo(seat, at('/dashboard/site'))
  await main.getByLabel('Name of this marketplace').fill('Penny Post')
  await main.getByRole('button', { name: 'Keep' }).click()
  const history = main.getByRole('region', { name: 'What has changed' })
  await history.getByText('ada Collector').waitFor()
  expect(await history.textContent()).toContain('Penny Post')
  await history.getByRole('button', { name: 'Put it back Name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click()
  await history.getByText('put back').waitFor()
  expect(await main.getByLabel('Name of this marketplace').inputValue()).toBe('Cachet')
  expectQuiet(seat)
}, 60_000)
