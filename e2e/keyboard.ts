import type { Locator, Page } from 'playwright-core'
import type { BrowserUser } from './browser.ts'

const FAR = 160

/** A person without a mouse: Tab, arrows, Enter, Space and letters. */
export interface Keyboard {
  /** Presses Tab until this has the focus; it must then be visible. */
  tabTo(wanted: Locator): Promise<void>
  /** Focuses it and presses Enter. */
  press(wanted: Locator): Promise<void>
  type(wanted: Locator, text: string): Promise<void>
  choose(wanted: Locator, label: string): Promise<void>
  /** Pointer events during the journey; must stay empty. */
  readonly pointers: readonly string[]
  /** Places where the focus was invisible: outside the window, covered by a bar, or without a focus ring. */
  readonly unseen: readonly string[]
}

/** Chooses by typing the label; a select forgets letters that are typed slowly, so it is tried again. */
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

/** Describes the focused element when its focus is not visible. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement as HTMLElement | null
    if (!it || it === document.body || it.tagName === 'IFRAME') return undefined
    const { left, right, top, bottom } = it.getBoundingClientRect()
    const name = `${it.tagName} ${it.getAttribute('aria-label') ?? it.id} “${it.textContent?.trim().slice(0, 30)}”`
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name} is outside the window`
    // The ring may be on the element, its wrapper or its label.
    const ringed = [it, it.parentElement, it.parentElement?.parentElement, it.closest('label, li, article, form')].some((one) => {
      const { outlineStyle, boxShadow } = one ? getComputedStyle(one) : { outlineStyle: 'none', boxShadow: 'none' }
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
    // A slider's ring is on its thumb, whose style scripts cannot read.
    if (it.matches('[type=range]')) return undefined
    const after = getComputedStyle(it, '::after')
    return ringed || after.outlineStyle !== 'none' ? undefined : `${name} has no ring`
  })
