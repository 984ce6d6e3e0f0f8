import type { DisplayPreference, DisplayPreferenceOf } from '#kernel/people/display-preferences.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { retune, useSite } from '#web/router/use-site.ts'
import { settings } from '../contract.ts'

const propertyOf = {
  locale: 'translation-language',
  theme: 'theme',
  density: 'density',
  numbers: 'number-format',
  single_keys: 'single-key-shortcuts',
} as const satisfies Record<DisplayPreference, string>

/** Display preferences: in a cookie of this browser, for members also in their settings. */
export function useTaste<T extends DisplayPreference>(preference: T) {
  const site = useSite()
  const { run } = useCommand(settings.keep)
  function apply(chosen: DisplayPreferenceOf<T>) {
    keepCookie(preference, chosen)
    if (preference !== 'locale') retune(site, { [preference]: chosen })
  }
  /** Optimistic: applied at once and reverted if the server refuses. */
  async function choose(value: DisplayPreferenceOf<T>): Promise<boolean> {
    const before = site[preference] as DisplayPreferenceOf<T>
    apply(value)
    if (site.signed_in && refused(await run({ group: 'general', property: propertyOf[preference], value }))) {
      apply(before)
      return false
    }
    // Translations are part of the page.
    if (preference === 'locale') location.reload()
    return true
  }
  return { value: site[preference] as DisplayPreferenceOf<T>, choose }
}

function keepCookie(name: DisplayPreference, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers and without https
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
