import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const seatOf = seatsIn(world, useBrowser())
const at = (path: string) => `${world.settings.public_url}${path}`
const picture = async (page: { screenshot(of: object): Promise<unknown> }, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
}
beforeAll(async () => {
  await openShop(world.ann)
  await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
  await world.ann.gets(places.create, { full_name: 'Ann Ashby', address: '7 Rue Mercière', city: 'Lyon', zipcode: '69002', country: 'FR' })
})

test('ann asks cleo to send her parcels; cleo accepts, sends an order under her own name, and is put out at once', async () => {
  const { id } = await sell(world, world.ann)
  const order = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))).group.orders[0]!
  const { rows } = await world.pool.query<{ username: string }>('select username from members where id = $1', [world.cleo.id])
  const ann = await seatOf(world.ann)
  await goTo(ann.seat, at('/store'))
  await ann.main.getByRole('link', { name: 'People' }).click()
  await ann.main.getByLabel(/Name of the member/).fill('nobody-of-this-name')
  await ann.page.keyboard.press('Enter')
  await ann.main.getByText('Nobody goes by this name.').first().waitFor()
  await ann.main.getByLabel(/Name of the member/).fill(`@${rows[0]!.username}`)
  await ann.page.keyboard.press('Enter')
  await ann.main.getByText(/invited/).waitFor()
  expect(await axe(ann.page)).toEqual([])
  await picture(ann.page, 'staff-1410')

  const cleo = await cleoSends()

  await goTo(ann.seat, at(`/store/order-detail/${order.id}`))
  await ann.main.getByText(/Handed to La Poste.*cleo Collector/).waitFor()
  await goTo(ann.seat, at('/store/staff'))
  await ann.main.getByRole('button', { name: /^Put out/ }).click()
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Put out' }).click()
  await ann.main.getByRole('button', { name: /^Put out/ }).waitFor({ state: 'detached' })
  await goTo(cleo.seat, at('/store/workplaces'))
  await cleo.main.getByText('You work in no store of others').waitFor()
  await goTo(cleo.seat, at(`/store/order-listing?seller_id=${world.ann.id}`))
  expect(await cleo.main.getByRole('listitem').count()).toBe(0)
  expectQuiet(ann.seat, cleo.seat)
}, 180_000)

/** On a phone: she accepts, finds the order, and sends it. */
async function cleoSends() {
  const cleo = await seatOf(world.cleo, { width: 390 })
  await goTo(cleo.seat, at('/orders?role=seller'))
  await cleo.main.getByRole('link', { name: 'Where I work' }).click()
  await cleo.main.getByRole('heading', { name: 'Where I work' }).waitFor()
  expect([await clipped(cleo.page), await axe(cleo.page)]).toEqual([[], []])
  await picture(cleo.page, 'workplaces-390')
  await cleo.main.getByRole('button', { name: 'Accept' }).click()
  await cleo.main.getByRole('link', { name: 'Orders of this store' }).click()
  await cleo.main.getByRole('link', { name: 'Packing slips' }).waitFor()
  expect([await clipped(cleo.page), await axe(cleo.page)]).toEqual([[], []])
  await cleo.main.getByRole('listitem').getByRole('link').click()
  await cleo.main.getByRole('heading', { name: 'Send the parcel' }).waitFor()
  expect(await cleo.main.getByText('Commission').count()).toBe(0)
  expect(await cleo.main.getByText('Give money back').count()).toBe(0)
  await cleo.main.getByLabel('Carrier').fill('La Poste')
  await cleo.main.getByRole('button', { name: 'It is on its way' }).click()
  await cleo.main.getByText('Handed to La Poste').waitFor()
  expect([await clipped(cleo.page), await axe(cleo.page)]).toEqual([[], []])
  await picture(cleo.page, 'staff-order-390')
  return cleo
}
