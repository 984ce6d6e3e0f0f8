import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { escapeHtml } from '#server/html.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { Banner } from '#server/pages/banner.ts'
import { announcements } from '../contract.ts'
import { wordsFor } from '../rules.ts'
import { type Announced, readOf, running } from './queries.ts'

const LOOK_AGAIN_MS = 900
/** Longer addresses do not fit into the form that dismisses. */
const LONGEST_WAY_BACK = 500

/** Draws what runs now above a page, without a script: at most about a second after it was made or has ended, in every process. */
export function openBanner(db: Db, words: Translator, log: (fault: unknown, name: string) => void): Banner {
  let known: { at: number; rows: Promise<readonly Announced[]> } | undefined
  function now(): Promise<readonly Announced[]> {
    const at = performance.now()
    if (known && at - known.at < LOOK_AGAIN_MS) return known.rows
    // A page without its announcement is better than no page.
    const rows = running(db).catch((fault) => {
      log(fault, 'announcements')
      return []
    })
    known = { at, rows }
    return rows
  }
  return {
    dismiss: announcements.dismiss.http,
    async draw({ member_id, locale, read, here }) {
      const open = (await now()).filter(({ audience }) => audience === 'everybody' || (audience === 'members') === (member_id !== null))
      if (!open.length) return ''
      const ids = open.map(({ id }) => id)
      const seen = new Set<string>(member_id ? await readOf(db, member_id, ids).catch(() => []) : read)
      const shown = open.filter(({ id }) => !seen.has(id))
      return shown.length ? drawn(words, locale, here.length <= LONGEST_WAY_BACK ? here : '/', shown) : ''
    },
  }
}

function drawn(words: Translator, locale: Locale, here: string, all: readonly Announced[]): string {
  const say = (id: string) => escapeHtml(words.say(locale, id))
  return `<site-notices role="region" aria-label="${say('announcement.region')}">${all.map((one) => row(say, locale, here, one)).join('')}</site-notices>`
}

function row(say: (id: string) => string, locale: Locale, here: string, { id, kind, words, link }: Announced): string {
  const said = wordsFor(words, locale)
  if (!said) return ''
  const spoken = said.locale === locale ? '' : ` lang="${said.locale}"`
  const more = link ? ` <a href="${escapeHtml(link)}">${say('announcement.more')}</a>` : ''
  return `<div class="site-notice site-notice--${kind}" id="notice-${id}"><p><strong>${say(`announcement.kind.${kind}`)}</strong> <span dir="auto"${spoken}>${escapeHtml(said.text)}</span>${more}</p><form method="post" action="/announcements/${id}/dismiss"><input type="hidden" name="from" value="${escapeHtml(here)}"><button type="submit" class="site-notice-close" aria-describedby="notice-${id}"><span aria-hidden="true">×</span><span class="vh">${say('announcement.dismiss')}</span></button></form></div>`
}
