import type { WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

test('what ann changes stands on the page that a guest has open; after the line was cut it comes back and hears on', async () => {
  await openShop(world.ann)
  const wares = await fixturesOf(world, world.ann)
  const { product } = await world.ann.gets(products.create, wares)
  const priced = (regular_price: number) => world.ann.gets(products.update, { ...wares, id: product.id, regular_price })
  const seat = await stage.seat()
  const { page } = seat
  const lines: WebSocketRoute[] = []
  const said: string[] = []
  await page.routeWebSocket(/\/live\//, (line) => {
    const server = line.connectToServer()
    lines.push(line)
    line.onMessage((word) => {
      said.push(String(word))
      server.send(word)
    })
    server.onMessage((word) => line.send(word))
  })
  await goTo(seat, at(`/products/${product.id}`))
  await expect.poll(() => said.some((word) => word.startsWith('42["listen"') && word.includes(product.id))).toBe(true)
  await priced(20_100)
  await page.getByText('201.00').first().waitFor()

  lines[0]!.send('2')
  await expect.poll(() => said.includes('3')).toBe(true)
  await lines[0]!.close()
  await page.getByText('Reconnecting').waitFor()
  await priced(20_200)
  await page.getByText('202.00').first().waitFor()
  await page.getByText('Reconnecting').waitFor({ state: 'hidden' })
  await priced(20_300)
  await page.getByText('203.00').first().waitFor()
  expect(lines).toHaveLength(2)
  expectQuiet(seat)
}, 60_000)
