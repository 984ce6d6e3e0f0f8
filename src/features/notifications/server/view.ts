import type { Locale } from '#kernel/locale.ts'
import { type NoticeProperty, noticeText } from '#kernel/notice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { inMoney } from './in-money.ts'
import { pathOf } from './path.ts'
import type { NoticeRow } from './queries.ts'

/** Type and facts are stored; texts are created when read, in the viewer's language. */
export function noticeView(tools: Pick<Tools, 'words' | 'notices' | 'subjects'>, locale: Locale, row: NoticeRow) {
  const { type } = row
  const kind = tools.notices.get(type)!
  const property = row.property as NoticeProperty
  const count = Math.max(row.count, 1)
  const facts = { ...inMoney(property, locale), sender: row.full_name ?? '', others: count - 1 }
  const sender = row.actor_id ? { id: row.actor_id, full_name: row.full_name ?? '', image_url: row.image_url } : null
  const say = (part: 'subject' | 'many' | 'message') => tools.words.say(locale, noticeText(type, part), facts)
  const words = { subject: say(count > 1 ? 'many' : 'subject'), message: say('message') }
  const action = property.action === undefined ? null : String(property.action)
  return {
    id: row.id,
    read_at: row.read_at,
    created_at: row.created_at,
    data: {
      ...{ type: kind.told_as ?? type, section: kind.section, ...words, path: pathOf(tools, { ...row, property, count }) },
      ...{ sender, senders: count > 1 ? (row.actors ?? []) : [], count, action, property },
    },
  }
}
