import { expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { catalogueOf, keepEntry } from '#test/support/catalogue.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { drawPictures } from './pages.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

/** A penny that ann sold five times, with a variety, and that ben would swap. */
async function soldPenny() {
  const { ann, ben, pool } = world
  await openShop(ann)
  const of = (number: string) => ({
    catalogue_number: [
      { type: 'scott', number },
      { type: 'stanley_gibbons', number: `9${number}` },
    ],
  })
  await catalogueOf(world)
  const [entry] = await keepEntry(world, { name: 'Penny pink', ...of('240') }, { name: 'Penny rose', ...of('240a') })
  const item = { catalogue_entry_id: entry as never, catalogue_number: [] }
  for (const price of [9_000, 11_000, 12_500, 13_000, 17_500]) {
    const { id } = await sell(world, ann, { item, product: { regular_price: price } })
    const order = (await ben.gets(orders.checkout, await cartOf(ben, [id]))).group.orders[0]!
    await ann.gets(orders.ship, { id: order.id, carrier: 'La Poste', tracking: 'RR482117305FR' })
    await ben.gets(orders.confirm, { id: order.id })
  }
  await keepItem(world, ben, { ...item, status: 'FOR_TRADE' })
  await world.settle()
  await pool.query("update orders set status = 'completed', completed_at = clock_timestamp() - total * interval '10 minutes'")
  await drawPictures(world)
  return `${world.settings.public_url}/stamps/${entry}`
}

test('cleo reads what ann’s penny sold for, sees its variety, and the numbers of her catalogue stay chosen', async () => {
  const address = await soldPenny()
  for (const [width, dark, locale] of [
    [1410, false, 'en-US'],
    [390, true, 'ru'],
  ] as const) {
    const seat = await stage.seat({ width, dark, locale })
    const { page } = seat
    await page.context().addCookies([{ name: 'locale', value: locale.slice(0, 2), url: world.settings.public_url }])
    await goTo(seat, address)
    await page.locator('#variants').waitFor()
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/hub-${width}.png`, fullPage: true })
    expect(await axe(page)).toEqual([])
    expect(await clipped(page)).toEqual([])
    await page.close()
  }
  const seat = await stage.seat()
  const { page } = seat
  await goTo(seat, address)
  await page.getByRole('img', { name: /the median is \$\s125\.00/ }).waitFor()
  expect(await page.locator('section[aria-labelledby=variants]').getByRole('article').count()).toBe(1)
  expect(await page.locator('section[aria-labelledby=deals] table').last().locator('tbody tr').count()).toBe(5)
  const heading = page.locator('section[aria-labelledby=title]')
  expect(await heading.textContent()).toContain('Scott 240')
  await page.getByLabel('Catalogue numbers shown').selectOption({ label: 'Stanley Gibbons' })
  await expect.poll(() => heading.textContent()).not.toContain('Scott 240')
  await page.reload()
  await expect.poll(() => heading.textContent()).not.toContain('Scott 240')
  expect(await heading.textContent()).toContain('Stanley Gibbons 9240')
  expect(seat.complaints).toEqual([])
}, 120_000)
