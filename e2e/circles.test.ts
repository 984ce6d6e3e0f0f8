import { beforeAll, expect, test } from 'vitest'
import { circling } from '#features/circles/test/circling.ts'
import { ledgerDrift } from '#features/ledger/server/public.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const { begin, ring, search } = circling(world)
const at = (path: string) => `${world.settings.public_url}${path}`
beforeAll(async () => {
  await begin([world.ann, world.ben, world.cleo], 900)
}, 120_000)

const seatOf = seatsIn(world, stage)
type Seat = Awaited<ReturnType<typeof seatOf>>
async function deed({ main, page }: Seat, press: RegExp | string, yes = press) {
  await main.getByRole('button', { name: press }).click()
  await page.getByRole('dialog').getByRole('button', { name: yes }).click()
}

/** Each sends, then each says that theirs has arrived. */
async function parcels(seats: readonly Seat[]) {
  await world.settle()
  for (const { main, page } of seats) {
    await page.reload()
    await main.getByLabel('Carrier').fill('La Poste')
    await main.getByRole('button', { name: 'I have sent it' }).click()
    await page.getByText('Your parcel is on its way').first().waitFor()
  }
  for (const who of seats) {
    await who.page.reload()
    await deed(who, 'It has arrived')
    await who.page.getByText('Arrival confirmed').first().waitFor()
  }
}

test('a circle of three in three browsers: asked, all accept, all send, done; then another, and one refusal frees all', async () => {
  const { ann, ben, cleo } = world
  const seats = [await seatOf(ann), await seatOf(ben, { width: 390 }), await seatOf(cleo, { dark: true })] as const
  await ring([ann, ben, cleo], 2_000)
  const [id] = await search()
  const [one, two] = seats
  await goTo(one.seat, at('/trades/circles'))
  await one.main.getByRole('link', { name: 'A circle of three' }).click()
  await one.main.getByText('Proved best', { exact: true }).waitFor()
  for (const { seat } of [seats[1], seats[2]]) await goTo(seat, at(`/trades/circles/${id}`))
  for (const { page } of seats) expect([await axe(page), await clipped(page)]).toEqual([[], []])
  for (const { main, page } of seats) {
    await main.getByRole('button', { name: 'Accept my part' }).click()
    await page.getByText('You have accepted your part').first().waitFor()
  }
  await parcels(seats)
  await one.page.reload()
  await one.main.getByText('Done', { exact: true }).waitFor()
  expect([await axe(one.page), await clipped(one.page)]).toEqual([[], []])

  await world.pool.query('delete from wishes')
  await ring([ann, ben, cleo], 2_000)
  const [next] = await search()
  await goTo(one.seat, at(`/trades/circles/${next}`))
  await one.main.getByRole('button', { name: 'Accept my part' }).click()
  await one.page.getByText('You have accepted your part').first().waitFor()
  await goTo(two.seat, at(`/trades/circles/${next}`))
  await deed(two, 'Not this one', 'Say no')
  await two.main.getByText('One of you has said no.').waitFor()
  await world.settle()
  await one.page.reload()
  await one.main.getByText('One of you has said no.').waitFor()
  expect(await ledgerDrift(world.product.db)).toEqual([])
  for (const { seat } of seats) expectQuiet(seat)
}, 240_000)
