import { entryNames } from '#features/catalogue/server/public.ts'
import { ownMedias } from '#features/media/server/public.ts'
import { groupOf, isTerm } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { CENTERING, codesOf, coinScales, countable, gradesOf, isDistinct } from '../rules.ts'
import type { NewItem } from './queries-keep.ts'

/** What a form can get wrong about an item, before anything is kept. */
export async function wrongIn(tx: Tx, member_id: MemberId, given: NewItem) {
  const wrong = await wrongFacts(tx, given)
  if (wrong) return wrong
  if (given.catalogue_entry_id && !(await entryNames(tx, [given.catalogue_entry_id])).length) return refuse('stamp_item.catalogue_entry')
  if (!isDistinct(given.media_ids) || !(await ownMedias(tx, member_id, given.media_ids))) return refuse('stamp_item.media')
  return countable(given.quantity_owned)
}

/** Codes that no vocabulary has, or that do not fit each other; vocabularies are in memory. */
export async function wrongFacts(tx: Tx, given: NewItem) {
  for (const { list, value, code } of codesOf(given)) if (!(await isTerm(tx, list, value))) return refuse(code)
  const scale = await scaleOf(tx, given)
  if (given.grade && !scale) return refuse('stamp_item.grade')
  if (given.grade_scale && given.grade_scale !== scale) return refuse(given.grade ? 'stamp_item.grade_scale' : 'stamp_item.grade')
  if (given.shape && ((await groupOf(tx, 'shapes', given.shape)) === 'coin') !== (given.item_kind === 'coin')) return refuse('stamp_item.shape')
  return undefined
}

/** What is kept where something was left to be understood: the scale of its grade, the site's currency, every tag once. */
export async function completed(tx: Tx, currency: string, given: NewItem): Promise<NewItem> {
  const in_money = (amount: number | null, said: string | null) => (amount === null ? null : (said ?? currency))
  return {
    ...given,
    grade_scale: await scaleOf(tx, given),
    estimated_catalogue_currency: in_money(given.estimated_catalogue_value, given.estimated_catalogue_currency),
    purchase_currency: in_money(given.purchase_price, given.purchase_currency),
    tags: [...new Set(given.tags)],
    catalogue_number: given.catalogue_number.map((one) => ({
      ...one,
      currency: in_money(one.value, one.currency),
      custom_value: one.type === 'own' ? one.custom_value : '',
    })),
  }
}

/** The scale that the grade belongs to; nothing where there is no grade, or what stands there is no grade but a remark. */
async function scaleOf(tx: Tx, { item_kind, grade }: Pick<NewItem, 'item_kind' | 'grade'>): Promise<string | null> {
  if (!grade || gradesOf(item_kind) === 'grades') return grade && CENTERING
  const scale = await groupOf(tx, 'coin_grades', grade)
  return scale && coinScales.includes(scale) ? scale : null
}
