import type { Locator, Page } from 'playwright-core'
import type { BrowserUser } from './browser.ts'

const FAR = 160

/** Somebody without a mouse: Tab, arrows, Enter, Space and letters. */
export interface Keyboard {
  /** Tab by Tab until this has the focus; it must be seen there, and be what the focus is on. */
  tabTo(wanted: Locator): Promise<void>
  /** There, and Enter. */
  press(wanted: Locator): Promise<void>
  type(wanted: Locator, text: string): Promise<void>
  choose(wanted: Locator, label: string): Promise<void>
  /** What a mouse or a finger did meanwhile: nothing, if the journey is what it says. */
  readonly pointers: readonly string[]
  /** Where the focus lay unseen: outside the window, beneath a bar, or without a ring. */
  readonly unseen: readonly string[]
}

/** By its first letters; a list forgets them when somebody types slowly, and is then told them again. */
export async function chooseByLetters(page: Page, list: Locator, label: string) {
  const chosen = () => list.evaluate((it) => (it as HTMLSelectElement).selectedOptions[0]?.label)
  const FORGETS_MS = 1_200
  for (let tries = 0; tries < 6; tries++) {
    await page.keyboard.type(label)
    if ((await chosen()) === label) return
    await page.waitForTimeout(FORGETS_MS)
  }
  throw new Error(`${label} cannot be chosen`)
}

export async function keyboardOf({ page, context }: BrowserUser): Promise<Keyboard> {
  const pointers: string[] = []
  const unseen: string[] = []
  await context.exposeBinding('toldPointer', (_source, what: string) => void pointers.push(what))
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { toldPointer(what: string): void }).toldPointer
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      document.addEventListener(kind, (event) => tell(`${kind} ${(event.target as Element).outerHTML.slice(0, 80)}`), true)
  })
  const has = (wanted: Locator) => wanted.first().evaluate((it) => it === document.activeElement)

  async function tabTo(wanted: Locator) {
    await wanted.first().waitFor()
    for (let far = 0; far < FAR; far++) {
      if (far > 0 || !(await has(wanted))) await page.keyboard.press('Tab')
      const hidden = await hiddenFocus(page)
      if (hidden) unseen.push(`${new URL(page.url()).pathname}: ${hidden}`)
      if (await has(wanted)) return
    }
    throw new Error(`the focus never comes to ${wanted}`)
  }
  return {
    ...{ tabTo, pointers, unseen },
    async press(wanted) {
      await tabTo(wanted)
      await page.keyboard.press('Enter')
    },
    async type(wanted, text) {
      await tabTo(wanted)
      await page.keyboard.type(text)
    },
    async choose(wanted, label) {
      await tabTo(wanted)
      await chooseByLetters(page, wanted.first(), label)
    },
  }
}

/** Says what has the focus, when somebody who looks could not tell. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement as HTMLElement | null
    if (!it || it === document.body || it.tagName === 'IFRAME') return undefined
    const { left, right, top, bottom } = it.getBoundingClientRect()
    const name = `${it.tagName} ${it.getAttribute('aria-label') ?? it.id} “${it.textContent?.trim().slice(0, 30)}”`
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name} is outside the window`
    // A ring on it, on what wraps it, or on what stands for it.
    const ringed = [it, it.parentElement, it.parentElement?.parentElement, it.closest('label, li, article, form')].some((one) => {
      const { outlineStyle, boxShadow } = one ? getComputedStyle(one) : { outlineStyle: 'none', boxShadow: 'none' }
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
    // A slider's ring is its thumb's, which no script can ask for.
    if (it.matches('[type=range]')) return undefined
    const after = getComputedStyle(it, '::after')
    return ringed || after.outlineStyle !== 'none' ? undefined : `${name} has no ring`
  })
