import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { everyPage, type Shown } from './pages.ts'
import { keepSheet, LOOKS, type Look, nameOf, PAIRS, pictureOf } from './pictures.ts'

/** `npm run pictures` sets PICTURES and draws every page; without it one page proves that drawing works. */
const folder = process.env.PICTURES
const wanted = new RegExp(process.env.PICTURES_OF ?? '')

const world = useWorld({ web: true })
const stage = useBrowser()
let pages: Shown[]
beforeAll(async () => {
  pages = await everyPage(world)
}, 120_000)

/** The cart in the browser's storage, with one of ann's products. */
function filledCart(): string {
  const product_id = pages
    .find(({ name }) => name === '/products/{listed}')!
    .path.split('/')
    .at(-1)
  return JSON.stringify({ lines: [{ product_id, name: '', order_quantity: 1, quantity_available: 1 }] })
}

async function lookAt(look: Look, shown: readonly Shown[]): Promise<Buffer[]> {
  const seat = await stage.seat(look)
  await seat.context.addInitScript(([key, cart]) => localStorage.setItem(key!, cart!), ['product_cart:guest', filledCart()])
  const { public_url: url } = world.settings
  const pictures: Buffer[] = []
  for (const { by, path } of shown) {
    await seat.context.clearCookies()
    if (by.token) await seat.context.addCookies([{ name: 'session', value: by.token, url }])
    await seat.context.addCookies([{ name: 'locale', value: look.locale, url }])
    await goTo(seat, url + path)
    pictures.push(await pictureOf(seat.page, look))
  }
  await seat.context.close()
  return pictures
}

test('every page in Russian and Chinese, on a phone and on a desk, by day and by night, is drawn to be looked at', async () => {
  const shown = folder ? pages.filter(({ by, name }) => wanted.test(nameOf(by.name, name))) : pages.slice(0, 1)
  const all: { look: Look; pictures: Buffer[] }[] = []
  for (const pair of PAIRS) all.push(...(await Promise.all(pair.map(async (look) => ({ look, pictures: await lookAt(look, shown) })))))
  for (const [at, { by, name }] of shown.entries())
    await keepSheet(
      folder ?? 'tmp/pictures',
      nameOf(by.name, name),
      all.map(({ look, pictures }) => ({ look, picture: pictures[at]! })),
    )
  expect(all.map(({ pictures }) => pictures.length)).toEqual(LOOKS.map(() => shown.length))
}, 3_600_000)
