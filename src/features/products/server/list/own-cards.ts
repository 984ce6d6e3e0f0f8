import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import { faceOf, facesOf } from '../card.ts'
import { findProducts, type ProductRow } from '../queries.ts'
import { type CardView, cardView } from '../view.ts'

interface Words {
  readonly files: Files
  readonly locale: Locale
}
/** Cards of these products, whatever their status: for lists of their seller. */
export async function cardsOf(db: Db, rows: readonly ProductRow[], { files, locale }: Words): Promise<CardView[]> {
  const nameOf = await termNames(db, locale)
  const faces = await facesOf(db, rows)
  return Promise.all(faces.map(async (face) => cardView(files, nameOf, { seq: 0, ...(await faceOf(db, face)) })))
}
export async function ownCards(db: Db, ids: readonly Id<'products'>[], words: Words): Promise<Map<string, CardView>> {
  const cards = await cardsOf(db, await findProducts(db, ids), words)
  return new Map(cards.map((card) => [card.id, card]))
}
