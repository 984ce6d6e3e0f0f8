import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import { useWorld } from '#test/support/world.ts'
import { type BrowserUser, goTo, useBrowser } from './browser.ts'
import { everyPage, type Shown } from './pages.ts'
import { axe, clipped } from './visual.ts'

const PATIENCE_MS = 60_000
/** No timeout for the whole test: each of its pages has one. */
const EVERY_PAGE_IN_TIME = 0
/** `npm run prove -- visual` checks every page in every variant; `npm test` checks one page of each address in one variant, in turn. */
const WHOLE = Number(process.env.PROVE_N ?? 0) > 1
const world = useWorld({ web: true })
const stage = useBrowser()
/** The one address of the walk that no page has. */
const LOST = '/nowhere'
let pages: Shown[]
beforeAll(async () => {
  pages = await everyPage(world)
}, 120_000)

interface Look {
  readonly width: number
  readonly dark: boolean
}
interface Variant extends Look {
  readonly language: Locale
}
const WIDE = 1410
const NARROW = 390
/** Russian has the longest words: it comes at every second page. */
const LONGEST: Locale = 'ru'
const others = locales.filter((locale) => locale !== LONGEST)
const looks: readonly Look[] = [
  { width: WIDE, dark: false },
  { width: NARROW, dark: true },
  { width: WIDE, dark: true },
  { width: NARROW, dark: false },
]
const every: readonly Variant[] = looks.flatMap((look) => locales.map((language) => ({ ...look, language })))

/** Variants of a page: all of them in the proof, one in turn in `npm test`. */
function variantsOf(shown: Shown): readonly Variant[] {
  if (WHOLE) return every
  const at = pages.indexOf(shown)
  const language = at % 2 ? LONGEST : others[(at >> 1) % others.length]!
  return [{ ...looks[(at + (at >> 2)) % looks.length]!, language }]
}

/** All pages in the proof; in `npm test` one of each address, of a member where members see it too. */
function pagesToWalk(): readonly Shown[] {
  if (WHOLE) return pages
  const ofAddress = Map.groupBy(pages, ({ name }) => name.split('?')[0]).values()
  return [...ofAddress].map((same) => same.find(({ by }) => by.token) ?? same[0]!)
}

/** Visits the pages, with one browser per person; two people at a time. */
async function walk(): Promise<string[]> {
  const people = [...Map.groupBy(pagesToWalk(), ({ by }) => by.name).values()]
  const found: string[] = []
  const walker = async () => {
    for (let theirs = people.shift(); theirs; theirs = people.shift()) found.push(...(await walkThrough(theirs)))
  }
  await Promise.all([walker(), walker()])
  return found
}

async function walkThrough(theirs: readonly Shown[]) {
  const seat = await stage.seat()
  const { token } = theirs[0]!.by
  if (token) await seat.context.addCookies([{ name: 'session', value: token, url: world.settings.public_url }])
  const lines: string[] = []
  for (const shown of theirs)
    for (const variant of variantsOf(shown)) {
      await apply(seat, variant)
      await goTo(seat, world.settings.public_url + shown.path)
      lines.push(...(await inTime(shown, flaws(seat, variant))).map((line) => `${shown.by.name} ${shown.path}: ${line}`))
    }
  await seat.context.close()
  return [...lines, ...seat.complaints]
}

/** Timeout per page. */
async function inTime(shown: Shown, looking: Promise<string[]>): Promise<string[]> {
  const late = new AbortController()
  const tooLong = pause(PATIENCE_MS, [`${shown.path}: timeout`], { signal: late.signal }).catch(() => [])
  return Promise.race([looking, tooLong]).finally(() => late.abort())
}

async function apply({ page, context }: BrowserUser, { width, dark, language }: Variant) {
  await context.addCookies([{ name: 'locale', value: language, url: world.settings.public_url }])
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
  await page.setViewportSize({ width, height: 900 })
}

/** Header and footer are the same on most pages, and take half of the time. */
const SHELL_AT_EACH = 10
let looked = 0

/** WCAG by axe, then text that is cut at the narrowest width, 320 px. */
async function flaws({ page }: BrowserUser, { language, dark, width }: Variant): Promise<string[]> {
  const found = await axe(page, { shell: WHOLE || looked++ % SHELL_AT_EACH === 0 })
  await page.setViewportSize({ width: 320, height: 900 })
  found.push(...(await clipped(page)))
  const spoken = await page.evaluate(() => document.documentElement.lang)
  if (spoken !== language) found.push(`is in ${spoken}`)
  return found.map((line) => `${language}, ${width} px, ${dark ? 'dark' : 'light'}: ${line}`)
}

test(
  'on every page axe finds nothing, and at 320 px no word is cut and nothing scrolls sideways',
  async () => expect(await walk()).toEqual([]),
  EVERY_PAGE_IN_TIME,
)

test('every page of the walk is the one that its address names: none leads elsewhere, and each title ends with the name of the site', async () => {
  const led: string[] = []
  const named = new RegExp(`<title>[^<]*${world.settings.SITE_NAME}</title>`)
  for (const { path, by } of pages) {
    const headers = { accept: 'text/html', ...(by.token && { cookie: `session=${by.token}` }) }
    const answer = await fetch(world.settings.public_url + path, { redirect: 'manual', headers })
    const { status, headers: said } = answer
    if (status !== (path === LOST ? 404 : 200)) led.push(`${by.name} ${path}: ${status} ${said.get('location') ?? ''}`)
    const text = await answer.text()
    if (!named.test(text)) led.push(`${by.name} ${path}: ${/<title>[^<]*/.exec(text)?.[0]}`)
  }
  expect(led).toEqual([])
}, 120_000)

test('without script a guest finds, filters, opens and goes on', async () => {
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
