import { expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

test('ben’s page begins to listen more than a minute after it was drawn: it shows what ann changed before', async () => {
  await openShop(world.ann)
  const wares = await fixturesOf(world, world.ann)
  const { id } = (await world.ann.gets(products.create, { ...wares, regular_price: 20_100 })).product
  const ben = await stage.seat()
  // The page is a minute older than it is.
  await ben.context.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 61_000
  })
  const held = Promise.withResolvers<void>()
  let asked = false
  await ben.page.route(/assets\/socket-.*\.js/, async (route) => {
    asked = true
    await held.promise
    return route.continue()
  })
  await ben.page.goto(`${world.settings.public_url}/products/${id}`)
  await ben.page.getByText('201.00').first().waitFor()
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(true)
  await world.ann.gets(products.update, { ...wares, id, regular_price: 20_200 })
  await world.settle()
  await world.pool.query("update outbox set created_at = created_at - interval '2 minutes'")
  held.resolve()
  await ben.page.getByText('202.00').first().waitFor({ timeout: 10_000 })
  expectQuiet(ben)
})
