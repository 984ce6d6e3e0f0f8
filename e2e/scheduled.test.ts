import { expect, test } from 'vitest'
import { auctions } from '#features/auctions/contract.ts'
import { bounties } from '#features/bounties/contract.ts'
import { trades } from '#features/trades/contract.ts'
import { swapOf } from '#features/trades/test/fixtures.ts'
import { keepItem, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const sitDown = seatsIn(world, stage)
const AT_NOON = /12:00\spm (UTC|GMT)/
/** As a field for date and time wants it, so many days ahead of the database's clock. */
const inDays = async (days: number, hour: string) => {
  const { rows } = await world.pool.query<{ day: string }>("select to_char(clock_timestamp() + make_interval(days => $1), 'YYYY-MM-DD') as day", [
    days,
  ])
  return `${rows[0]!.day}T${hour}`
}

test('ann schedules a lot by the clock of her own zone, finds it among the scheduled, gives it another time, and takes it back', async () => {
  const { ann, pool } = world
  await pool.query("update members set plan = 'premium', time_zone = 'Asia/Tokyo' where id = $1", [ann.id])
  await openShop(ann)
  const { id } = await keepItem(world, ann, { status: 'FOR_AUCTION' })
  const { seat, page, main } = await sitDown(ann)
  await goTo(seat, at(`/auctions/create?auctionable_id=${id}`))
  await main.getByRole('textbox', { name: /^Bidding starts at/ }).fill('9.00')
  await main.getByLabel('It ends').fill(await inDays(9, '18:00'))
  const opens = await inDays(3, '09:30')
  await main.getByLabel('Opens at').fill(opens)
  await main.getByText('Empty: at once. By the clock of Asia/Tokyo').waitFor()
  await main.getByRole('button', { name: 'Schedule it' }).click()
  await page.waitForURL(/\/auctions\?type=scheduled/)
  await main.getByText('9:30 am GMT+9').waitFor()
  const [lot] = (await ann.gets(auctions.list, { type: 'scheduled' })).auctions.data
  expect(lot!.publish_at).toBe(new Date(`${opens}:00+09:00`).toISOString())
  await main.getByRole('link', { name: /^Edit/ }).click()
  await main.getByLabel('Opens at').fill(opens.replace('09:30', '10:15'))
  await main.getByRole('button', { name: 'Schedule it' }).click()
  await main.getByText('10:15 am GMT+9').waitFor()
  await goTo(seat, at(`/auctions/${lot!.id}`))
  await main.getByText('It opens by itself on').waitFor()
  await main.getByRole('button', { name: 'Do not open it then' }).click()
  await page.getByText('A draft again').waitFor()
  expect((await ann.gets(auctions.show, { id: lot!.id })).auction.status).toBe('draft')
  expectQuiet(seat)
}, 180_000)

test('a trade and a bounty are scheduled from their forms and stand among the scheduled with their time', async () => {
  const { ben } = world
  const swap = await swapOf(world, ben, 'Ceres 20 c')
  const { seat, page, main } = await sitDown(ben, { width: 390 })
  await goTo(seat, at(`/trades/create?gives=${swap}`))
  await main.getByLabel('Opens at').fill(await inDays(4, '12:00'))
  await main.getByRole('button', { name: 'Schedule it' }).click()
  await page.waitForURL(/\/trades\/.*\/show/)
  // What stands is kept: the days of the form, and the end to the second.
  const asWritten = async () => (await ben.gets(trades.list, { status: 'scheduled' })).trades.data[0]!
  await main.getByRole('link', { name: /^Edit/ }).click()
  await main.getByLabel('Open for').fill('12')
  await main.getByRole('button', { name: 'Schedule it' }).click()
  await page.waitForURL(/\/trades\/.*\/show/)
  const { expiry_time, publish_at } = await asWritten()
  expect(Date.parse(expiry_time!) - Date.parse(publish_at!)).toBe(12 * 86_400_000)
  await main.getByRole('link', { name: /^Edit/ }).click()
  expect(await main.getByLabel('Open for').inputValue()).toBe('12')
  await main.getByLabel('Title').fill('')
  await main.getByLabel('Your terms').fill('By registered letter')
  await main.getByRole('button', { name: 'Schedule it' }).click()
  await page.waitForURL(/\/trades\/.*\/show/)
  expect(await asWritten()).toMatchObject({ expiry_time, publish_at, title: 'Ceres 20 c' })
  await goTo(seat, at('/trades?status=scheduled'))
  expect(await main.getByRole('time').first().textContent()).toMatch(AT_NOON)

  await goTo(seat, at('/bounties/create'))
  await main.getByLabel('What is wanted').fill('Inverted Swan')
  await main
    .getByRole('spinbutton', { name: /coins/i })
    .or(main.getByLabel(/^Reward/))
    .first()
    .fill('20')
  await main.getByLabel('Opens at').fill(await inDays(4, '12:00'))
  await main.getByRole('button', { name: 'Schedule it' }).click()
  await page.waitForURL(/\/bounties\/.*\/show/)
  await main.getByText('Scheduled', { exact: true }).waitFor()
  expect((await ben.gets(bounties.list, { status: 'Scheduled' })).bounties.data).toHaveLength(1)
  expectQuiet(seat)
}, 180_000)
