import { refused } from '#kernel/refusal.ts'
import type { Taste, TasteOf } from '#kernel/taste.ts'
import { useCall } from '#web/use-call.ts'
import { retune, useSite } from '#web/use-site.ts'
import { settings } from '../contract.ts'

const propertyOf = {
  locale: 'translation-language',
  theme: 'theme',
  density: 'density',
  numbers: 'number-format',
  single_keys: 'single-key-shortcuts',
} as const satisfies Record<Taste, string>

/** Language, theme and their kin: a member's go to their settings, a guest's stay in this browser. */
export function useTaste<T extends Taste>(taste: T) {
  const site = useSite()
  const { run } = useCall(settings.keep)
  function apply(chosen: TasteOf<T>) {
    keepCookie(taste, chosen)
    if (taste !== 'locale') retune(site, { [taste]: chosen })
  }
  /** Seen at once; taken back when the server says no. */
  async function choose(value: TasteOf<T>): Promise<boolean> {
    const before = site[taste] as TasteOf<T>
    apply(value)
    if (site.signed_in && refused(await run({ group: 'general', property: propertyOf[taste], value }))) {
      apply(before)
      return false
    }
    // Words come with the page.
    if (taste === 'locale') location.reload()
    return true
  }
  return { value: site[taste] as TasteOf<T>, choose }
}

function keepCookie(name: Taste, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not there in every browser, nor without https
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
