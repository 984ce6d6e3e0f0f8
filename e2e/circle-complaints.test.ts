import { beforeAll, expect, test } from 'vitest'
import { circles, type TradeCircleId } from '#features/circles/contract.ts'
import { circling } from '#features/circles/test/circling.ts'
import { ledgerDrift } from '#features/ledger/server/public.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const { begin, home, ring, search } = circling(world)
const at = (path: string) => `${world.settings.public_url}${path}`
let trio: readonly Actor[]
beforeAll(async () => {
  trio = [world.ann, world.ben, world.cleo]
  await begin(trio, 5_000)
}, 120_000)
const seatOf = seatsIn(world, stage)

/** Ann sends ben, ben sends cleo, cleo sends ann: all parcels are on their way. */
async function sent(): Promise<string> {
  await ring(trio, 2_000)
  const [id] = await search()
  for (const who of trio) await who.gets(circles.accept, { id: id!, address_id: home(who) })
  for (const who of trio) await who.gets(circles.ship, { id: id!, carrier: 'La Poste' })
  await world.settle()
  return at(`/trades/circles/${id}`)
}

test('ben complains in a browser, ann answers in hers, a moderator decides on the dashboard; then ben says how it went', async () => {
  const { ann, ben, cleo } = world
  const fay = await world.join('fay', { role: 'administrator' })
  const page = await sent()
  const [one, two, desk] = [await seatOf(ann, { dark: true }), await seatOf(ben, { width: 390 }), await seatOf(fay)] as const
  await goTo(two.seat, page)
  await two.main.getByRole('button', { name: 'Something is wrong with it' }).click()
  await two.main.getByLabel('It arrived damaged').check()
  await two.main.getByLabel('In your words').fill('A corner is torn off')
  expect([await axe(two.page), await clipped(two.page)]).toEqual([[], []])
  await two.main.getByRole('button', { name: 'Complain', exact: true }).click()
  await two.page.getByText('Your complaint is noted').first().waitFor()
  await two.main.getByText('A corner is torn off').waitFor()

  await goTo(one.seat, page)
  await one.main.getByLabel('Your answer').fill('It left whole, in card')
  expect([await axe(one.page), await clipped(one.page)]).toEqual([[], []])
  await one.main.getByRole('button', { name: 'Send the answer' }).click()
  await one.main.getByText('Answered: a moderator decides').waitFor()

  await world.pool.query('update sessions set fresh_at = clock_timestamp()')
  await goTo(desk.seat, at('/dashboard/disputes'))
  await desk.main.getByRole('heading', { name: 'Complaints in trade circles' }).waitFor()
  await desk.main.getByText('It left whole, in card').waitFor()
  expect([await axe(desk.page), await clipped(desk.page)]).toEqual([[], []])
  await desk.main.getByLabel('Why? Both read it').fill('The pictures show it')
  await desk.main.getByRole('button', { name: 'Decide', exact: true }).click()
  await desk.page.getByText('Nothing to decide').waitFor()

  for (const who of [ann, cleo]) await who.gets(circles.confirm, { id: page.split('/').at(-1) as TradeCircleId })
  await world.settle()
  await goTo(two.seat, page)
  await two.main.getByText('The pictures show it').waitFor()
  await two.main.getByRole('button', { name: 'Give feedback' }).waitFor()
  expect([await axe(two.page), await clipped(two.page)]).toEqual([[], []])
  expect(await ledgerDrift(world.product.db)).toEqual([])
  for (const { seat } of [one, two, desk]) expectQuiet(seat)
}, 240_000)
