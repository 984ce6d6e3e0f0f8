import { beforeAll, expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { useWorld } from '#test/world.ts'
import { axe, clipped } from './beauty.ts'
import { everyPage, type Shown } from './pages.ts'
import { goTo, type Seat, type SeatWishes, useStage } from './stage.ts'

const world = useWorld({ web: true })
const stage = useStage()
let pages: Shown[]
beforeAll(async () => {
  pages = await everyPage(world)
}, 120_000)

/** A browser in which this person has signed in. */
async function sitDown({ by }: Shown, wishes: SeatWishes): Promise<Seat> {
  const seat = await stage.seat(wishes)
  if (by.token) await seat.context.addCookies([{ name: 'session', value: by.token, url: world.settings.public_url }])
  return seat
}

/** Every page, by the person it is for, in as few browsers as there are people. */
async function walk(wishes: SeatWishes, look: (seat: Seat, shown: Shown) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const [, theirs] of Map.groupBy(pages, ({ by }) => by.name)) {
    const seat = await sitDown(theirs[0]!, wishes)
    for (const shown of theirs) {
      await goTo(seat, world.settings.public_url + shown.path)
      found.push(...(await look(seat, shown)).map((line) => `${shown.by.name} ${shown.path}: ${line}`))
    }
    found.push(...seat.complaints)
    await seat.context.close()
  }
  return found
}

for (const dark of [false, true]) {
  test(`axe finds nothing on any page, ${dark ? 'dark' : 'light'}`, async () => {
    expect(await walk({ dark }, ({ page }) => axe(page))).toEqual([])
  }, 240_000)
}

test('on a phone axe finds nothing either', async () => {
  expect(await walk({ width: 390 }, ({ page }) => axe(page))).toEqual([])
}, 240_000)

for (const locale of locales) {
  test(`no word is cut and no page scrolls sideways at 320 px in ${locale}`, async () => {
    const look = async ({ page }: Seat) => {
      const language = await page.evaluate(() => document.documentElement.lang)
      return [...(language === locale ? [] : [`speaks ${language}`]), ...(await clipped(page))]
    }
    expect(await walk({ width: 320, locale }, look)).toEqual([])
  }, 240_000)
}

test('without script whoever browses finds, filters, opens and goes on', async () => {
  const seat = await stage.seat({ script: false })
  const { page } = seat
  await page.goto(`${world.settings.public_url}/`)
  await page.goto(`${world.settings.public_url}/marketplace/for-sale`)
  await page.getByRole('checkbox', { name: 'France' }).check()
  await page.getByRole('button', { name: 'Show results' }).click()
  expect(page.url()).toContain('country=FR')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: /20c. noir/ }).waitFor()
  await page.goto(`${world.settings.public_url}/language?to=fr&from=/marketplace/for-sale`)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(seat.complaints).toEqual([])
}, 60_000)
