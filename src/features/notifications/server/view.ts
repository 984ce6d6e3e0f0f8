import { memberSubject } from '#features/members/contract.ts'
import { orderSubject } from '#features/orders/contract.ts'
import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/money-text.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { NotificationId, NotificationType } from '../contract.ts'
import type { NoticeRow } from './queries.ts'

/** Where a click leads: a fixed map from kind to page, never an address that somebody could have written. */
const PATHS: Record<NotificationType, (row: NoticeRow) => string> = {
  sale_order_confirmation: ({ subject_id }) => orderSubject.path(subject_id),
  store_order_received: ({ subject_id }) => orderSubject.path(subject_id),
  store_order_action: ({ subject_id }) => orderSubject.path(subject_id),
  reserved_credit: () => '/wallet',
  money_returned: ({ subject_id, property }) =>
    (property as { of: string }).of === 'plan' ? '/setting/account/plan' : `/orders/placed?group=${subject_id}`,
  follow_user: ({ subject_id, property }) =>
    (property as { action: string }).action === 'request' ? `/profile/${subject_id}/network?tab=requests` : memberSubject.path(subject_id),
  level_changed: () => '/profile',
  membership_status_changed: () => '/setting/account/plan',
}

/** A notice keeps its kind and facts; the words are found when it is read, in the reader's language. */
export function noticeView(words: Translator, locale: Locale, row: NoticeRow) {
  const type = row.type as NotificationType
  const { amount, currency, ...known } = row.property as Record<string, string | number>
  const facts = {
    ...known,
    sender: row.full_name ?? '',
    ...(amount !== undefined && { amount: moneyText({ amount: Number(amount), currency: String(currency) }, locale) }),
  }
  const sender = row.actor_id ? { id: row.actor_id as MemberId, full_name: row.full_name ?? '', image_url: row.image_url } : null
  const say = (part: string) => words.say(locale, `notice.${type}.${part}`, facts)
  return {
    id: row.id as NotificationId,
    read_at: row.read_at,
    created_at: row.created_at,
    data: { type, subject: say('subject'), message: say('message'), path: PATHS[type](row), sender },
  }
}
