import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, type BrowserUser, goTo, useBrowser } from './browser.ts'
import { axe, clipped } from './visual.ts'

const world = useWorld({ web: true })
const stage = useBrowser()

beforeAll(async () => {
  await openShop(world.ann)
  const [bought] = [await sell(world, world.ann), await sell(world, world.ann)]
  await world.ben.gets(orders.checkout, await cartOf(world.ben, [bought.id]))
  await world.settle()
})

/** Dialogs and menus over a page, and how to open them. */
const OPENED: Readonly<Record<string, (seat: BrowserUser, narrow: boolean) => Promise<unknown>>> = {
  async search({ page }, narrow) {
    if (narrow) await page.locator('[commandfor=search]').click()
    await page.locator('input[role=combobox]').filter({ visible: true }).fill('fr')
    await page.locator('[role=option]:visible').first().waitFor()
  },
  notices: async ({ page }, narrow) =>
    narrow ||
    page
      .locator('summary')
      .filter({ has: page.locator('[href*="i-bell"]') })
      .click(),
  account: ({ page }) =>
    page
      .locator('header summary')
      .filter({ has: page.locator('.vh') })
      .filter({ visible: true })
      .last()
      .click(),
  keys: ({ page }) => page.keyboard.press('?'),
  menu: async ({ page }, narrow) => narrow && page.locator('[commandfor=menu]').click(),
}

for (const wishes of [
  {},
  { dark: true },
  { width: 390 },
  { width: 320, locale: 'ru' },
  { width: 320, locale: 'fr', dark: true },
] as BrowserOptions[]) {
  const narrow = wishes.width !== undefined
  test(`axe finds nothing in what opens over a page and no word is cut: ${JSON.stringify(wishes)}`, async () => {
    const seat = await stage.seat(wishes)
    await seat.context.addCookies([{ name: 'session', value: world.ann.token, url: world.settings.public_url }])
    const found: string[] = []
    for (const [name, open] of Object.entries(OPENED)) {
      await goTo(seat, `${world.settings.public_url}/about`)
      await open(seat, narrow)
      found.push(...[...(await axe(seat.page)), ...(await clipped(seat.page))].map((flaw) => `${name}: ${flaw}`))
    }
    await seat.context.close()
    expect([...found, ...seat.complaints]).toEqual([])
  }, 120_000)
}
