import { type ItemRow, itemNames } from '#features/stamp-items/server/public.ts'
import { groupOf, termNames } from '#features/vocabularies/server/public.ts'
import { locales } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { plain, wordsIn } from '#server/db/word-search.ts'

/** `condition:MINT`, `country:FR`: what the rail asks, as one array, so that one index serves every combination. */
export const facet = (name: string, code: string | number) => `${name}:${code}`

/** Filters that a lot answers to, written once when it opens. */
export async function facetsOf(db: Db, item: ItemRow, ways: readonly { readonly shipping_option: string }[]): Promise<string[]> {
  const one = (name: string, code: string | number | null) => (code === null ? [] : [facet(name, code)])
  const condition = item.condition === null ? 'NA' : ((await groupOf(db, 'conditions', item.condition)) ?? item.condition)
  const color = item.color && ((await groupOf(db, 'colours', item.color)) ?? item.color)
  return [
    ...[...one('item_kind', item.item_kind), ...one('country', item.country), ...one('year', item.year_issued), ...one('condition', condition)],
    ...[
      ...one('grade', item.grade),
      ...one('color', item.color),
      ...one('color', color),
      ...one('quality', item.quality),
      ...one('format', item.format),
    ],
    ...item.topic_ids.map((code) => facet('topic_ids', code)),
    ...item.category_ids.map((code) => facet('category_ids', code)),
    ...ways.map(({ shipping_option }) => facet('shipping_option', shipping_option)),
    ...one('denomination', item.denomination.trim().toLowerCase() || null),
  ]
}

/** The words of a lot in all languages. */
export async function wordsOf(db: Db, name: string, item: ItemRow): Promise<string[]> {
  const named = await Promise.all(locales.map(async (locale) => Object.values(itemNames(await termNames(db, locale), item))))
  return wordsIn([name, item.name, item.denomination, ...item.tags, `${item.year_issued ?? ''}`, ...named.flat()])
}
/** `240` and `scott 240`, as somebody writes it. */
export const numbersOf = ({ catalogue_number }: ItemRow) =>
  catalogue_number.flatMap(({ type, number }) => [plainNumber(number), `${type} ${plainNumber(number)}`])
export const plainNumber = (text: string) => plain(text).replace(/\s+/g, ' ').trim()
