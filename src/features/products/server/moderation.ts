import { takeCardDown } from '#features/listings/server/public.ts'
import { next } from '#kernel/machine.ts'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Moderation } from '#server/slices/subject.ts'
import { type ProductStatus, productMachine } from '../rules.ts'
import { facesOf, upsertCards } from './card.ts'
import { lockOwn, tell } from './edit/publication.ts'
import { findProducts } from './queries.ts'
import { setModerated } from './queries-moderation.ts'

export const productModeration: Moderation = {
  async freeze({ db }, id) {
    const [face] = await facesOf(db, await findProducts(db, [id as Id<'products'>]))
    if (!face) return undefined
    const { member_id, name, description } = face.product
    return { member_id, title: name, lines: [{ by: 'reported', body: description, at: null }], media_ids: face.item.media_ids.slice(0, 12) }
  },
  /** What a checkout has reserved stays promised: it can still be paid. */
  async hide({ tx, emit }, id, is_hidden) {
    const [found] = await findProducts(tx, [id as Id<'products'>])
    if (!found) return false
    const product = await lockOwn({ tx, emit, viewer: { id: found.member_id, limits: {} } }, found.id)
    if (refused(product)) return false
    const to = next(productMachine, product.status as ProductStatus, is_hidden ? 'suspend' : 'reinstate', 'moderator')
    if (!to) return false
    await setModerated(tx, product.id, to)
    if (is_hidden) await takeCardDown(tx, product.id)
    else await upsertCards(tx, [product.id])
    tell(emit, product, to)
    return true
  },
}
