import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed } from 'vitest'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A microphone that beeps, a camera whose picture moves, both allowed; and connections on this machine alone. */
const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
]

/** A face may wait longer than the browser's few seconds for its first word; a picture may not. */
const PRELOADED_IN_VAIN = /(?<!\.woff2) was preloaded using link preload but not used/

/** One person's browser. */
export interface BrowserUser {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors in the browser; must stay empty. */
  readonly complaints: string[]
}
export interface BrowserOptions {
  readonly width?: number
  readonly dark?: boolean
  readonly script?: boolean
  readonly locale?: string
}
export interface BrowserStage {
  seat(wishes?: BrowserOptions): Promise<BrowserUser>
}

const { CHROMIUM = '/usr/bin/chromium', CHROMIUM_HEADLESS = CHROMIUM } = process.env

/** A real Chromium for the file; every seat has its own cookies and storage. Only one with windows shows notices of the system. */
export function useBrowser({ withWindows = false, withDevices = false } = {}): BrowserStage {
  let browser: Browser
  let folder: string
  let seats = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cachet-browser-'))
    browser = await chromium.launch({
      executablePath: withWindows ? CHROMIUM : CHROMIUM_HEADLESS,
      args: [...FLAGS, ...(withDevices ? FAKE_DEVICES : [])],
    })
  })
  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    async seat({ width = 1410, dark = false, script = true, locale = 'en-US' } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: dark ? 'dark' : 'light',
        javaScriptEnabled: script,
        locale,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      const complaints: string[] = []
      onTestFailed(async () => {
        console.error(`${page.url()}\n${complaints.join('\n')}`)
        if (!page.isClosed()) await page.screenshot({ path: `tmp/failed-${width}-${seats++}.png`, fullPage: true })
      })
      page.on('pageerror', (fault) => complaints.push(`${page.url()}: ${fault.message}`))
      page.on('console', (said) => {
        const isFault = said.type() === 'error' ? !/status of 4\d\d/.test(said.text()) : PRELOADED_IN_VAIN.test(said.text())
        if (isFault) complaints.push(`${page.url()}: ${said.text()}`)
      })
      return { page, context, complaints }
    },
  }
}

/** No exception, no hydration mismatch, no refused script or style, nothing preloaded in vain. */
export function expectQuiet(...seats: readonly BrowserUser[]) {
  for (const { complaints } of seats) expect(complaints).toEqual([])
}

/** What a page is still asking for, and since when it has asked for nothing. */
interface Traffic {
  open: number
  since: number
}
const traffics = new WeakMap<Page, Traffic>()
function trafficOf(page: Page): Traffic {
  const known = traffics.get(page)
  if (known) return known
  const traffic = { open: 0, since: performance.now() }
  const change = (by: number) => () => {
    traffic.open = Math.max(0, traffic.open + by)
    traffic.since = performance.now()
  }
  page.on('request', change(1)).on('requestfinished', change(-1)).on('requestfailed', change(-1))
  traffics.set(page, traffic)
  return traffic
}
/** Without requests for so long, a hydrated page is at rest; `networkidle` would wait five times as long at every page. */
const REST_MS = 100

/** Presses where the button will stay: fields in a frame above it grow and shrink with what they say, and a press beside a moving frame falls into it. */
export async function pressAtRest(button: Locator) {
  await button.scrollIntoViewIfNeeded()
  let before: string | undefined
  const isStill = async () => {
    const [last, now] = [before, JSON.stringify(await button.boundingBox())]
    before = now
    return last === now
  }
  await expect.poll(isStill, { interval: 200 }).toBe(true)
  await button.click()
}

/** Opens a page and waits until it is hydrated: then input is no longer recorded for a replay. A quiet network alone says nothing on a busy machine. */
export async function goTo({ page }: BrowserUser, url: string) {
  const traffic = trafficOf(page)
  await page.goto(url, { waitUntil: 'load' })
  const isHydrated = () => page.evaluate('globalThis.early === undefined')
  await expect.poll(isHydrated, { timeout: 15_000, interval: 20 }).toBe(true)
  const hydrated = performance.now()
  const rests = () => traffic.open === 0 && performance.now() - Math.max(hydrated, traffic.since) >= REST_MS
  await expect.poll(rests, { timeout: 15_000, interval: 20 }).toBe(true)
}

/** The words as they stand on the page, not in the field where they were typed: a field holds them before any answer is there. */
export const wordsOn = (main: Locator, words: string): Locator => main.locator(`:text(${JSON.stringify(words)}):not(textarea)`).first()
