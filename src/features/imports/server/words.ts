import { type TermList, termsOf } from '#features/vocabularies/server/public.ts'
import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { targets } from './rows/targets.ts'
import { type Vocabulary, vocabulary } from './rows/words.ts'

const LISTS = [...new Set(['coin_grades', ...Object.values(targets).flatMap((target) => ('list' in target ? target.list : []))])] as TermList[]
const WORDS = cacheRule<Vocabulary>({ name: 'imports.words', ttl_ms: 600_000, most: 1 })

/** All vocabularies of an item with their names in five languages, as one index. */
export const openWords = (db: Db): Promise<Vocabulary> => cacheOf(db).fetch(WORDS, '', () => readWords(db))

async function readWords(db: Db): Promise<Vocabulary> {
  const lists = await Promise.all([...LISTS, 'catalogue_types' as const].map(async (list) => [list, await termsOf(db, list)] as const))
  return vocabulary(
    Object.fromEntries(
      lists.map(([list, terms]) => [
        list,
        terms.map(({ code, parent, symbol, ...names }) => ({
          code,
          parent,
          symbol,
          names: [names.en, names.es, names.fr, names['zh-CN'], names.ru],
        })),
      ]),
    ),
  )
}
