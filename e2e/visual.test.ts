import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, type BrowserUser, goTo, useBrowser } from './browser.ts'
import { everyPage, type Shown } from './pages.ts'
import { axe, clipped } from './visual.ts'

const PATIENCE_MS = 60_000
/** The test itself has no limit: each of its pages has one. */
const EVERY_PAGE_IN_TIME = 0
const world = useWorld({ web: true })
const stage = useBrowser()
let pages: Shown[]
beforeAll(async () => {
  pages = await everyPage(world)
}, 120_000)

/** A browser in which this person has signed in. */
async function sitDown({ by }: Shown, wishes: BrowserOptions): Promise<BrowserUser> {
  const seat = await stage.seat(wishes)
  if (by.token) await seat.context.addCookies([{ name: 'session', value: by.token, url: world.settings.public_url }])
  return seat
}

/** Every page, by the person it is for: each has a browser, and two look at once, as many as there are processors anywhere. */
async function walk(wishes: BrowserOptions, look: (seat: BrowserUser, shown: Shown) => Promise<string[]>): Promise<string[]> {
  const people = [...Map.groupBy(pages, ({ by }) => by.name).values()]
  const found: string[] = []
  const walker = async () => {
    for (let theirs = people.shift(); theirs; theirs = people.shift()) found.push(...(await walkThrough(theirs, wishes, look)))
  }
  await Promise.all([walker(), walker()])
  return found
}

/** One page may not take for ever; how many pages there are is no matter of time. */
async function inTime(shown: Shown, looking: Promise<string[]>): Promise<string[]> {
  const late = new AbortController()
  const tooLong = pause(PATIENCE_MS, [`${shown.path}: nobody waits that long`], { signal: late.signal }).catch(() => [])
  return Promise.race([looking, tooLong]).finally(() => late.abort())
}

async function walkThrough(theirs: readonly Shown[], wishes: BrowserOptions, look: (seat: BrowserUser, shown: Shown) => Promise<string[]>) {
  const seat = await sitDown(theirs[0]!, wishes)
  const lines: string[] = []
  for (const shown of theirs) {
    await goTo(seat, world.settings.public_url + shown.path)
    lines.push(...(await inTime(shown, look(seat, shown))).map((line) => `${shown.by.name} ${shown.path}: ${line}`))
  }
  await seat.context.close()
  return [...lines, ...seat.complaints]
}

/** By day and by night on a desk, and on a phone: one page, looked at three times. */
async function axeThrice({ page }: BrowserUser): Promise<string[]> {
  const found: string[] = []
  const look = async (how: string) => found.push(...(await axe(page)).map((line) => `${how}: ${line}`))
  await look('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look('dark')
  await page.setViewportSize({ width: 390, height: 900 })
  await look('on a phone')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1410, height: 900 })
  return found
}

test(
  'axe finds nothing on any page: by day, by night, on a phone',
  async () => {
    expect(await walk({}, axeThrice)).toEqual([])
  },
  EVERY_PAGE_IN_TIME,
)

for (const locale of locales) {
  test(
    `no word is cut and no page scrolls sideways at 320 px in ${locale}`,
    async () => {
      const look = async ({ page }: BrowserUser) => {
        const language = await page.evaluate(() => document.documentElement.lang)
        return [...(language === locale ? [] : [`speaks ${language}`]), ...(await clipped(page))]
      }
      expect(await walk({ width: 320, locale }, look)).toEqual([])
    },
    EVERY_PAGE_IN_TIME,
  )
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
