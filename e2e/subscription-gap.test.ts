import type { WebSocketRoute } from 'playwright-core'
import { test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

test('what ann changes after a guest’s page was made and before it listens stands on that page too', async () => {
  await openShop(world.ann)
  const wares = await fixturesOf(world, world.ann)
  const { product } = await world.ann.gets(products.create, wares)
  const seat = await stage.seat()
  const { page } = seat
  const held: (() => void)[] = []
  let open = false
  await page.routeWebSocket(/\/live\//, (line: WebSocketRoute) => {
    const server = line.connectToServer()
    line.onMessage((word) => (open || !String(word).startsWith('42["listen"') ? server.send(word) : void held.push(() => server.send(word))))
    server.onMessage((word) => line.send(word))
  })
  await goTo(seat, `${world.settings.public_url}/products/${product.id}`)
  await world.ann.gets(products.update, { ...wares, id: product.id, regular_price: 20_100 })
  await world.settle()
  while (!held.length) await page.waitForTimeout(50)
  open = true
  for (const send of held) send()
  await page.getByText('201.00').first().waitFor()
  expectQuiet(seat)
}, 60_000)
