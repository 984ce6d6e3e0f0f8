import * as z from 'zod/mini'
import { permissionName, type RoleRow, readRoleRows, roleName } from '#features/plans/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { refused } from '#kernel/refusal.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import type { Translator } from '#server/i18n/translator.ts'
import { query } from '#server/operations/slice.ts'
import type { ChangeSide } from '#server/slices/guarded-act.ts'
import { approvals } from '../contract.ts'
import { mayDecide } from '../rules.ts'
import { countWaiting, findApprovals, namesOf } from './queries.ts'

const Keys = z.tuple([z.uuid()])

export const list = query(approvals.list, async ({ input, viewer, db, requester: { locale }, tools: { words } }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(approvals.list, input, await findApprovals(db, input.state, viewer.permissions, place), ({ id }) => [id])
  const people = await namesOf(
    db,
    rows.flatMap(({ asked_by, decided_by, about }) => [asked_by, decided_by, ...about]),
  )
  const roles = await readRoleRows(db)
  const shown = (side: ChangeSide) => sideView(words, locale, roles, side)
  const data = rows.map(({ input: _, permission, before, after, about, asked_by, decided_by, act, ...row }) => ({
    ...{ ...row, act, said: words.say(locale, `audit.${act}`), before: shown(before), after: shown(after) },
    asked_by: people.get(asked_by)!,
    decided_by: decided_by && people.get(decided_by)!,
    about: about.flatMap((id) => people.get(id) ?? []),
    may_decide: row.status === 'asked' && mayDecide({ viewer_id: viewer.id, asked_by, about }),
    may_withdraw: row.status === 'asked' && asked_by === viewer.id,
  }))
  return { approvals: { data, next_page_url } }
})

export const count = query(approvals.count, async ({ viewer, db }) => ({ waiting: await countWaiting(db, viewer.permissions, viewer.id) }))

function sideView(words: Translator, locale: Locale, all: readonly RoleRow[], { roles, permissions, name, account, amount, currency }: ChangeSide) {
  const called = (code: string) => roleName(words, locale, all.find((role) => role.code === code) ?? { code, name: code })
  const told = [
    ...(name ? [name] : []),
    ...(roles ?? []).map(called),
    ...(permissions ?? []).map((one) => permissionName(words, locale, one)),
    ...(account ? [words.say(locale, `approval.account.${account}`)] : []),
  ]
  const empty = !told.length && amount === undefined
  return { words: empty ? [words.say(locale, 'approval.none')] : told, amount: amount ?? null, currency: currency ?? null }
}
