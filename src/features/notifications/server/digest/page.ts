import { writtenDay } from '#kernel/calendar-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { noticeSections } from '#kernel/notice.ts'
import type { LetterPage } from '#server/mail/page.ts'
import type { Tools } from '#server/operations/tools.ts'
import { DIGEST_LINES } from '../../rules.ts'
import type { NoticeRow } from '../queries.ts'
import { noticeView } from '../view.ts'

interface Reader {
  readonly locale: Locale
  readonly full_name: string
  readonly time_zone: string
}
/** The colour at the side of each section's lines. */
const COLOURS = {
  orders: '#0B5A47',
  account: '#2A46B0',
  flagging: '#9A1B2F',
  clubs: '#7A4E10',
  events: '#663A99',
  network: '#2A46B0',
  profile: '#7A4E10',
} as const

/** The summary in its reader's words, by sections, with as many lines as a letter may have. */
export function pageOf(tools: Tools, { locale, full_name, time_zone }: Reader, rows: readonly NoticeRow[], now: Date) {
  const say = (id: string, facts = {}) => tools.words.say(locale, id, facts)
  const lines = rows.slice(0, DIGEST_LINES).map((row) => noticeView(tools, locale, row).data)
  const sections = noticeSections.flatMap((section) => {
    const own = lines.filter((line) => line.section === section).map(({ subject, message, path }) => ({ subject, message, path }))
    return own.length ? [{ name: say(`digest.${section}`), colour: COLOURS[section], lines: own }] : []
  })
  const more = rows.length - lines.length
  const page: LetterPage = {
    date: writtenDay(now, time_zone),
    sections,
    more: more ? say('digest.more', { more }) : null,
    foot: say('digest.foot'),
    choose: { text: say('digest.choose'), path: '/setting/notification' },
  }
  return { ...page, facts: { name: full_name, count: rows.length } }
}
