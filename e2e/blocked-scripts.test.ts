import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { fixturesOf, openShop } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser } from './browser.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

let [wares, id]: [Awaited<ReturnType<typeof fixturesOf>>, Id<'products'>] = [] as never
beforeAll(async () => {
  await openShop(world.ann)
  wares = await fixturesOf(world, world.ann)
  id = (await world.ann.gets(products.create, wares)).product.id
})

test('where the script of the libraries is blocked, cleo still reads the list, opens a product and searches', async () => {
  const { page } = await stage.seat()
  let blocked = 0
  await page.route(/assets\/libraries-.*\.js/, (route) => {
    blocked++
    return route.abort()
  })
  await page.goto(at('/marketplace/for-sale'))
  await page.locator('.card-link').first().click()
  await page.waitForURL(`**/products/${id}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const search = page.getByRole('combobox', { name: 'Search', exact: true })
  await search.fill('stamp')
  await search.press('Enter')
  await page.waitForURL(/search/)
  expect(blocked).toBeGreaterThan(1)
})

test('where the script of the socket is blocked, the page lives and only does not hear; ann without a network is told again when there is one', async () => {
  const priced = (regular_price: number) => world.ann.gets(products.update, { ...wares, id, regular_price })
  const deaf = await stage.seat()
  const asked: string[] = []
  await deaf.page.route(/assets\/socket-.*\.js/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await goTo(deaf, at(`/products/${id}`))
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(0)
  await deaf.page.getByRole('link', { name: 'Marketplace' }).first().click()
  await deaf.page.waitForURL('**/marketplace**')
  const ben = await stage.seat()
  await goTo(ben, at(`/products/${id}`))
  await priced(20_100)
  await ben.page.getByText('201.00').first().waitFor()
  await ben.context.setOffline(true)
  await ben.page.getByText('You are offline').waitFor()
  await priced(20_200)
  await ben.context.setOffline(false)
  await ben.page.getByText('202.00').first().waitFor()
  await priced(20_300)
  await ben.page.getByText('203.00').first().waitFor()
  expectQuiet(ben)
}, 60_000)
