import type { I18n, Messages } from '@lingui/core'
import type { Locale } from '#kernel/locale.ts'
import { LATER, textsName } from '#kernel/texts-name.ts'
import type { Page } from '../router/screen.ts'
import { Isolating } from './isolating.ts'
import { setLaterTexts } from './later-texts.ts'
import { loadMessages } from './load-messages.ts'

declare global {
  /** URL of the texts per page and language; undefined in development. */
  var texts: string | undefined
}

/** In the browser: the shell's texts first, then those of each page with its script; the shell's lazy parts bring theirs. */
export async function loadPageMessages(locale: Locale): Promise<{ i18n: I18n; withTexts: (page: Page) => Page }> {
  const place = globalThis.texts
  if (!place) return { i18n: await loadMessages(locale), withTexts: (page) => page }
  // Messages are added to the same object without an event, so that nothing renders again.
  const messages: Messages = {}
  const bring = async (name: string) => {
    const { default: more } = (await import(/* @vite-ignore */ `${place}${name}.js`)) as { default: Messages }
    Object.assign(messages, more)
  }
  const missing = (_: string, id: string) => {
    console.error(`No text for ${id}`)
    return id
  }
  setLaterTexts(() => bring(LATER))
  await bring('shell')
  const withTexts = (page: Page): Page => ({
    ...page,
    load: async () => {
      const [screen] = await Promise.all([page.load(), bring(textsName(page.path))])
      await breath()
      return screen
    },
  })
  return { i18n: new Isolating({ locale, messages: { [locale]: messages }, missing }), withTexts }
}

/** Long task: lets the browser paint and handle input between loading and rendering. */
const breath = () => new Promise((done) => setTimeout(done))
