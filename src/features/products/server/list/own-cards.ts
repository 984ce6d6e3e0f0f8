import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import { faceOf, facesOf } from '../card.ts'
import { findProducts } from '../queries.ts'
import { type CardView, cardView } from '../view.ts'

/** Cards of products whatever their status: for lists of their seller. */
export async function ownCards(
  db: Db,
  ids: readonly Id<'products'>[],
  { files, locale }: { files: Files; locale: Locale },
): Promise<Map<string, CardView>> {
  const nameOf = await termNames(db, locale)
  const faces = await facesOf(db, await findProducts(db, ids))
  const cards = await Promise.all(faces.map(async (face) => cardView(files, nameOf, { seq: 0, ...(await faceOf(db, face)) })))
  return new Map(cards.map((card) => [card.id, card]))
}
