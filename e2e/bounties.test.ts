import { beforeAll, expect, test } from 'vitest'
import { bounties } from '#features/bounties/contract.ts'
import { ledgerDrift } from '#features/ledger/server/public.ts'
import { balanceIn, giveCoins, keepItem, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
beforeAll(async () => {
  await openShop(world.ann)
  await giveCoins(world, world.cleo, 1_000)
}, 120_000)

const seatOf = seatsIn(world, stage)
type Seat = Awaited<ReturnType<typeof seatOf>>
/** One press, and the question that stands before everything that moves money. */
async function deed({ main, page }: Seat, press: RegExp, yes = press) {
  await main.getByRole('button', { name: press }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: yes }).click()
}

test('a bounty from wish to won: cleo promises 400 coins, ann lists and offers in place, cleo accepts and pays', async () => {
  const cleo = await seatOf(world.cleo)
  await goTo(cleo.seat, at('/bounties/create'))
  await cleo.main.getByLabel('What is wanted').fill('Hawaiian numeral 2 cents')
  await cleo.main.getByLabel('What counts').fill('Four margins\nNo repair')
  await cleo.main.getByRole('textbox', { name: 'Reward' }).fill('400')
  await cleo.main.getByRole('button', { name: 'Hold the reward and open it' }).click()
  await cleo.main.getByRole('heading', { level: 1, name: 'Hawaiian numeral 2 cents' }).waitFor()
  expect(await balanceIn(world, world.cleo, 'bounty_held')).toBe(400)
  const { id } = (await world.cleo.gets(bounties.list, { status: 'Active' })).bounties.data[0]!

  const item = await keepItem(world, world.ann, { name: 'Hawaii 2c' })
  const ann = await seatOf(world.ann, { width: 390 })
  await goTo(ann.seat, at('/marketplace/bounties'))
  await ann.main.getByRole('link', { name: 'Hawaiian numeral 2 cents' }).click()
  await ann.main.getByRole('link', { name: 'I have it' }).waitFor()
  expect([await axe(ann.page), await clipped(ann.page)]).toEqual([[], []])
  await goTo(ann.seat, at(`/bounties/place-bounty-offer/${id}/${world.cleo.id}?stamp_item_id=${item.id}`))
  await ann.main.getByLabel('Your price').fill('90')
  await ann.main.getByRole('button', { name: 'List it now' }).click()
  const own = ann.main.getByRole('region', { name: 'I have it' })
  await own.getByText('For sale at').waitFor()
  await own.getByRole('button', { name: 'Offer it' }).click()
  await ann.main.getByText('Waiting for an answer').waitFor()

  await goTo(cleo.seat, at(`/bounties/${id}/show`))
  await cleo.main.getByText('Own item, shown after acceptance').waitFor()
  expect(await cleo.page.content()).not.toMatch(/\/products\/[0-9a-f]{8}-/)
  expect([await axe(cleo.page), await clipped(cleo.page)]).toEqual([[], []])
  await cleo.page.screenshot({ path: 'tmp/bounty-1410.png', fullPage: true })
  await deed(cleo, /^Accept$/, /Accept offer/)
  await cleo.main.getByRole('link', { name: 'Hawaii 2c' }).waitFor()
  await deed(cleo, /pay the finder/)
  await cleo.main.getByText('It is the one').waitFor()
  await world.settle()
  expect(await ledgerDrift(world.product.db)).toEqual([])
  expect(await balanceIn(world, world.ann, 'member_coins')).toBe(400)
  await goTo(ann.seat, at('/marketplace/bounties'))
  await ann.page.screenshot({ path: 'tmp/bounties-390.png', fullPage: true })
  expectQuiet(ann.seat)
  expectQuiet(cleo.seat)
}, 180_000)
