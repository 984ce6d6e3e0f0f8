import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { wishChanged, wishlists } from '../contract.ts'
import { MOST_WISHES } from '../rules.ts'
import { gradesFor } from './grades.ts'
import { kindNamed, wishable } from './kinds.ts'
import { countWishes, dropWish, isThere, keepWish, wishedOf, wisher, wishesCounted, wishPage } from './queries.ts'
import { wishViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(wishlists.list, async ({ input, viewer, requester, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const kind = input.type === undefined ? undefined : kindNamed(tools, input.type)
  if (kind && refused(kind)) return kind
  const whose = input.user_id ?? viewer.id
  const owner = whose && (await wisher(db, viewer.id, whose))
  if (!owner) return refuse('wish.member')
  const filter = { owner: owner.id, viewer: viewer.id, kinds: kind ? [kind] : wishable(tools) }
  const { rows, next_page_url } = pageOf(wishlists.list, input, await wishPage(db, filter, place), (row) => [row.id])
  const data = await wishViews({ db, files: tools.files, locale: requester.locale }, filter.kinds, viewer.id, rows)
  const total = input.cursor === undefined ? await totalOf(db, wishesCounted(db, filter)) : {}
  const user = { ...owner, id: owner.id as MemberId, full_name: owner.full_name! }
  return { wishlists: { data, ...total, next_page_url }, member_id: owner.id as MemberId, user }
})

export const wish = command(wishlists.wish, async ({ input, viewer, tx, emit, tools }) => {
  const { wishable_id, is_wished, note, max_amount, least_condition, least_grade } = input
  const kind = kindNamed(tools, input.wishable_type ?? input.type)
  if (refused(kind)) return kind
  if (least_grade && !(await gradesFor(tx, least_grade))) return refuse('wish.grade')
  await lock(tx, 'members', [viewer.id])
  const of = { member_id: viewer.id, wishable_type: kind.name, wishable_id }
  if (is_wished) {
    if (!(await isThere(tx, viewer.id, kind, wishable_id))) return refuse('wish.not_found')
    if ((await countWishes(tx, viewer.id)) >= MOST_WISHES) return refuse('wish.many')
    await keepWish(tx, { ...of, note, max_amount, currency: tools.site.currency, least_condition, least_grade })
  } else await dropWish(tx, of)
  emit(wishChanged, { member_id: viewer.id })
  return { is_wished, wish_list_count: await countWishes(tx, viewer.id) }
})

export const wished = query(wishlists.wished, async ({ input, viewer, db }) => ({
  ids: await wishedOf(db, viewer.id, input.wishable_type, input.ids),
  member_id: viewer.id,
}))
