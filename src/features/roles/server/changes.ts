import * as z from 'zod/mini'
import { permissionName, roleName } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import type { Translator } from '#server/i18n/translator.ts'
import { query } from '#server/operations/slice.ts'
import { roles } from '../contract.ts'
import { type ChangeRow, findChanges } from './queries.ts'

const Keys = z.tuple([z.uuid()])

export const changes = query(roles.changes, async ({ input, db, requester, tools: { words } }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(roles.changes, input, await findChanges(db, place), ({ id }) => [id])
  return { changes: { data: rows.map((row) => changeView(words, requester.locale, row)), next_page_url } }
})

function changeView(words: Translator, locale: Locale, row: ChangeRow) {
  const { id, at, kind, actor_id, actor_name, member_id, member_name, name_before, name_after, before, after } = row
  const named = (name: string | null) => roleName(words, locale, { code: row.role, name })
  const [was, is] = kind === 'made' ? [name_after, name_after] : [name_before, kind === 'dropped' ? name_before : name_after]
  // Of a member the one role is all that changed; it is named already.
  const labels = (more: readonly string[], less: readonly string[]) =>
    member_id ? [] : more.filter((one) => !less.includes(one)).map((one) => permissionName(words, locale, one))
  return {
    ...{ id, at, kind, actor: { id: actor_id, full_name: actor_name } },
    member: member_id && member_name ? { id: member_id, full_name: member_name } : null,
    ...{ role: named(was), renamed: named(was) === named(is) ? null : named(is) },
    ...{ given: labels(after, before), taken: labels(before, after) },
  }
}
