import type { OddPayment } from '#features/payments/server/public.ts'
import { type RoleRow, roleName } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { EntryRow } from './queries-audit.ts'
import type { MemberRow, Person } from './queries-members.ts'

/** Roles by their names in the reader's language. */
export type RoleTitles = (code: string) => { code: string; name: string }
export function titlesOf(words: Translator, locale: Locale, rows: readonly RoleRow[]): RoleTitles {
  const names = new Map(rows.map((row) => [row.code, roleName(words, locale, row)]))
  return (code) => ({ code, name: names.get(code) ?? code })
}
export const rowView = (titles: RoleTitles, { id, roles, ...row }: MemberRow) => ({ ...row, id, roles: roles.map(titles) })

export const personView = (people: ReadonlyMap<string, Person>, id: string | null) => {
  const found = id === null ? undefined : people.get(id)
  return found ? { id: found.id, full_name: found.full_name } : null
}

type Family = 'rights' | 'money' | 'moderation' | 'sign_in' | 'export'
/** Operations of older versions have no text and keep their name. */
const saidOf = (words: Translator, locale: Locale, operation: string) =>
  words.knows(`audit.${operation}`) ? words.say(locale, `audit.${operation}`) : operation
export const entryView = (
  words: Translator,
  locale: Locale,
  { id, at, actor_id, family, operation, ids, peer, seq, uid, full_name, username }: EntryRow,
) => ({
  said: saidOf(words, locale, operation),
  ...{ id, at, operation, peer, seq, family: family as Family },
  actor: actor_id && uid !== null ? { id: actor_id, uid, full_name: full_name!, username: username! } : null,
  ids: Object.entries(ids).map(([name, value]) => ({ name, value: String(value) })),
})

export const oddView = (people: ReadonlyMap<string, Person>, { member_id, refund_id, refund_status, refund_failure, ...row }: OddPayment) => ({
  ...row,
  member: personView(people, member_id),
  refund: refund_id && refund_status && { id: refund_id, status: refund_status, failure: refund_failure },
})
