import { termNames, termsOf } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { searches } from '../contract.ts'

/** Kinds that a slice registers and the list searchableCategories names, in its order. */
export async function offeredKinds(db: Db, { searchKinds, switches }: Pick<Tools, 'searchKinds' | 'switches'>, locale: Locale) {
  const nameOf = await termNames(db, locale)
  return (await termsOf(db, 'searchable_categories')).flatMap(({ code }) => {
    const kind = searchKinds.get(code)
    return kind && !(kind.part && switches.off().has(kind.part)) ? [{ code, name: nameOf('searchable_categories', code), kind }] : []
  })
}

export const kinds = query(searches.kinds, async ({ db, tools, requester }) => ({
  kinds: (await offeredKinds(db, tools, requester.locale)).map(({ code, name }) => ({ code, name })),
}))
