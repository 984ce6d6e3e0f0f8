import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserOptions, type BrowserUser, goTo, useBrowser } from './browser.ts'
import { everyPage, type Shown } from './pages.ts'
import { axe, clipped } from './visual.ts'

const PATIENCE_MS = 60_000
/** No timeout for the whole test: each of its pages has one. */
const EVERY_PAGE_IN_TIME = 0
/** `npm run prove -- visual` checks every page in every variant; `npm test` checks every page in some, in turn. */
const WHOLE = Number(process.env.PROVE_N ?? 0) > 1
const world = useWorld({ web: true })
const stage = useBrowser()
let pages: Shown[]
beforeAll(async () => {
  pages = await everyPage(world)
}, 120_000)

/** A browser in which this person is logged in. */
async function sitDown({ by }: Shown, wishes: BrowserOptions): Promise<BrowserUser> {
  const seat = await stage.seat(wishes)
  if (by.token) await seat.context.addCookies([{ name: 'session', value: by.token, url: world.settings.public_url }])
  return seat
}

/** Visits every page, with one browser per person; two pages at a time. */
type Look = (seat: BrowserUser, shown: Shown) => Promise<string[]>
type Before = (seat: BrowserUser, shown: Shown) => Promise<unknown>
async function walk(wishes: BrowserOptions, look: Look, before: Before = async () => {}): Promise<string[]> {
  const people = [...Map.groupBy(pages, ({ by }) => by.name).values()]
  const found: string[] = []
  const walker = async () => {
    for (let theirs = people.shift(); theirs; theirs = people.shift()) found.push(...(await walkThrough(theirs, wishes, look, before)))
  }
  await Promise.all([walker(), walker()])
  return found
}

/** Timeout per page. */
async function inTime(shown: Shown, looking: Promise<string[]>): Promise<string[]> {
  const late = new AbortController()
  const tooLong = pause(PATIENCE_MS, [`${shown.path}: nobody waits that long`], { signal: late.signal }).catch(() => [])
  return Promise.race([looking, tooLong]).finally(() => late.abort())
}

async function walkThrough(theirs: readonly Shown[], wishes: BrowserOptions, look: Look, before: Before) {
  const seat = await sitDown(theirs[0]!, wishes)
  const lines: string[] = []
  for (const shown of theirs) {
    await before(seat, shown)
    await goTo(seat, world.settings.public_url + shown.path)
    lines.push(...(await inTime(shown, look(seat, shown))).map((line) => `${shown.by.name} ${shown.path}: ${line}`))
  }
  await seat.context.close()
  return [...lines, ...seat.complaints]
}

/** axe in light, in dark and on a phone; `npm test` checks light and alternates between the other two. */
async function axeInLooks({ page }: BrowserUser, shown: Shown): Promise<string[]> {
  const found: string[] = []
  const look = async (how: string) => found.push(...(await axe(page)).map((line) => `${how}: ${line}`))
  const turn = pages.indexOf(shown) % 2
  await look('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  if (WHOLE || turn === 0) await look('dark')
  await page.setViewportSize({ width: 390, height: 900 })
  if (WHOLE || turn === 1) await look('dark on a phone')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1410, height: 900 })
  return found
}

test('axe finds nothing on any page: light, dark, on a phone', async () => expect(await walk({}, axeInLooks)).toEqual([]), EVERY_PAGE_IN_TIME)

/** Russian has the longest words: every page is checked in it, and in one other language in turn. */
const LONGEST = 'ru'
const others = locales.filter((locale) => locale !== LONGEST)
const sweeps: readonly [name: string, localeOf: (at: number) => string][] = WHOLE
  ? locales.map((locale) => [locale, () => locale])
  : [
      [LONGEST, () => LONGEST],
      ['the others in turn', (at) => others[at % others.length]!],
    ]

test.each(sweeps)(
  'no word is cut and no page scrolls sideways at 320 px in %s',
  async (_, localeOf) => {
    const url = world.settings.public_url
    const before = (seat: BrowserUser, shown: Shown) => seat.context.addCookies([{ name: 'locale', value: localeOf(pages.indexOf(shown)), url }])
    const look = async ({ page }: BrowserUser, shown: Shown) => {
      const language = await page.evaluate(() => document.documentElement.lang)
      return [...(language === localeOf(pages.indexOf(shown)) ? [] : [`speaks ${language}`]), ...(await clipped(page))]
    }
    expect(await walk({ width: 320 }, look, before)).toEqual([])
  },
  EVERY_PAGE_IN_TIME,
)

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
