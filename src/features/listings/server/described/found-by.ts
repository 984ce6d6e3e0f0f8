import { type ItemRow, itemNames } from '#features/stamp-items/server/public.ts'
import { groupOf, termNames } from '#features/vocabularies/server/public.ts'
import { locales } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { plain, wordsIn } from '#server/db/word-search.ts'

/** `condition:MINT`, `country:FR`: what the rail asks, as one array, so that one index serves every combination. */
export const facet = (name: string, code: string | number) => `${name}:${code}`
const one = (name: string, code: string | number | null) => (code === null ? [] : [facet(name, code)])

/** Filters that a listing of this item answers to, written once when it opens. */
export async function facetsOfItem(db: Db, item: ItemRow): Promise<string[]> {
  const condition = item.condition === null ? 'NA' : ((await groupOf(db, 'conditions', item.condition)) ?? item.condition)
  const color = item.color && ((await groupOf(db, 'colours', item.color)) ?? item.color)
  return [
    ...new Set([
      ...[...one('item_kind', item.item_kind), ...one('country', item.country), ...one('year', item.year_issued)],
      ...[...one('condition', condition), ...one('grade', item.grade), ...one('color', item.color), ...one('color', color)],
      ...[...one('quality', item.quality), ...one('format', item.format), ...one('denomination', item.denomination.trim().toLowerCase() || null)],
      ...item.topic_ids.map((code) => facet('topic_ids', code)),
      ...item.category_ids.map((code) => facet('category_ids', code)),
    ]),
  ]
}

/** The words of an item in all languages. */
export async function wordsOfItem(db: Db, item: ItemRow): Promise<string[]> {
  const named = await Promise.all(locales.map(async (locale) => Object.values(itemNames(await termNames(db, locale), item))))
  return wordsIn([item.name, item.denomination, ...item.tags, `${item.year_issued ?? ''}`, ...named.flat()])
}

/** `240` and `scott 240`, as somebody writes it. */
export const numbersOfItem = ({ catalogue_number }: Pick<ItemRow, 'catalogue_number'>) =>
  catalogue_number.flatMap(({ type, number }) => [plainNumber(number), `${type} ${plainNumber(number)}`])
export const plainNumber = (text: string) => plain(text).replace(/\s+/g, ' ').trim()
