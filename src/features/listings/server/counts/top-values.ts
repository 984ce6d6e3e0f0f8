import type * as z from 'zod/mini'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { topValues } from '../../contract.ts'
import { noFilter } from '../find/filter.ts'
import { type PieceRow, piecesOfShelves } from '../pieces/queries-pieces.ts'
import { pieceView } from '../pieces/view.ts'
import { countsFor } from './counts.ts'

const SHOWN = 18
const MINUTE = 60_000
/** Entry pages of the market and their vocabularies. */
const SHELVES = { country: 'countries', topic_ids: 'topics' } as const
const PIECES = cacheRule<PieceRow[]>({ name: 'pieces of shelves', ttl_ms: MINUTE, most: 1 })

interface Reader {
  readonly db: Db
  readonly files: Files
  readonly locale: Locale
}
/** Most frequent countries, topics and decades of one kind, each with its newest item. */
export async function topValuesOf(kind: string, { db, files, locale }: Reader): Promise<z.infer<typeof topValues>> {
  const { counts, is_counted } = await countsFor(db, { kind, viewer: null, filter: noFilter })
  const nameOf = await termNames(db, locale)
  const fullest = (shelf: keyof typeof SHELVES) =>
    [...(counts[shelf] ?? [])].sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)).slice(0, SHOWN)
  const [countries, topics] = [fullest('country'), fullest('topic_ids')]
  const codes = [countries, topics].map((list) => list.map(({ code }) => code)) as [string[], string[]]
  const ask = () => piecesOfShelves(db, kind, ...codes)
  const pieces = eachItsOwn(await cacheOf(db).fetch(PIECES, [kind, ...codes].join(), ask))
  const told = (shelf: keyof typeof SHELVES, list: typeof countries) =>
    list.map((one) => {
      const piece = pieces.get(`${shelf}:${one.code}`)
      return { ...one, name: nameOf(SHELVES[shelf], one.code), piece: piece ? pieceView(files, piece) : null }
    })
  const variety = { country_count: counts.country?.length ?? 0, topic_count: counts.topic_ids?.length ?? 0 }
  return { country: told('country', countries), topic_ids: told('topic_ids', topics), years: counts.years ?? [], ...variety, is_counted }
}

/** Picks one item per value, without repeating one while others are left. */
function eachItsOwn(rows: readonly PieceRow[]): ReadonlyMap<string, PieceRow> {
  const taken = new Set<string>()
  const chosen = new Map<string, PieceRow>()
  for (const [of, all] of Map.groupBy(rows, (row) => row.of)) {
    const piece = all.find(({ media }) => !taken.has(idOf(media))) ?? all[0]!
    taken.add(idOf(piece.media))
    chosen.set(of, piece)
  }
  return chosen
}
const idOf = (media: unknown) => (media as { readonly id: string }).id
