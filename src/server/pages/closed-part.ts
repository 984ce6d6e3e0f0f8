import type { Locale } from '#kernel/locale.ts'
import { escapeHtml } from '../html.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Switches } from '../switches.ts'

interface ClosedPage {
  /** An address that no page has: the page that says so is drawn. */
  readonly drawn_as: string
  /** What stands above it. */
  readonly words: string
  /** In the browser the address would lead to the page that is closed, so it stays as it was drawn. */
  readonly withoutScripts: (tags: string) => string
}
interface Parts {
  readonly words: Translator
  readonly switches: Pick<Switches, 'closing'>
}

/** The page of a part that the operator has closed: 404, with words that say so. */
export function closedPage({ words, switches }: Parts, url: string, locale: Locale): ClosedPage | undefined {
  const part = switches.closing(pathOf(url))
  if (!part) return undefined
  const say = (id: string) => escapeHtml(words.say(locale, id))
  return {
    drawn_as: '/closed-part/none',
    words: `<site-notices role="region" aria-label="${say('part.region')}"><div class="site-notice site-notice--warning"><p>${say('part.off')}</p></div></site-notices>`,
    withoutScripts: (tags) => tags.replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*\bmodulepreload\b[^>]*>/g, ''),
  }
}

/** A path is compared as the router reads it. */
function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Menus, shelves and texts lead to no closed page. */
export const withoutWays = (switches: Pick<Switches, 'closed'>) =>
  switches.closed().length ? '<link rel="stylesheet" href="/closed-parts.css">' : ''
