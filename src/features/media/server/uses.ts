import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { countOwnAny } from './files/queries.ts'
import { countOwn, dropUses, dropUsesOf, keepEachUse, keepUses, keepUsesBy, type MediaUse } from './queries.ts'

/** Locks the pictures; true if all exist and belong to the member. */
export async function ownMedias(tx: Tx, member_id: Id<'members'>, ids: readonly string[]): Promise<boolean> {
  const asked = new Set(ids)
  if (asked.size === 0) return true
  await lock(tx, 'medias', ids)
  return (await countOwn(tx, member_id, ids)) === asked.size
}

/** The same for media of every kind: pictures, videos, recordings, documents. */
export async function ownAnyMedias(tx: Tx, member_id: Id<'members'>, ids: readonly string[]): Promise<boolean> {
  const asked = new Set(ids)
  if (asked.size === 0) return true
  await lock(tx, 'medias', ids)
  return (await countOwnAny(tx, member_id, ids)) === asked.size
}

/** Marks pictures as used, so that they cannot be deleted. Precondition: `ownMedias`. */
export async function useMedias(tx: Tx, ids: readonly string[], subject_type: string, subject_id: string): Promise<void> {
  const asked = new Set(ids)
  await lock(tx, 'medias', [...asked])
  if (asked.size && (await keepUses(tx, ids, subject_type, subject_id)) !== asked.size)
    throw new Error(`${subject_type} uses a picture that is not there`)
}

/** One picture used by many subjects. Precondition: it exists. */
export async function useMediaBy(tx: Tx, media_id: Id<'medias'>, subject_type: string, subject_ids: readonly string[]): Promise<void> {
  await lock(tx, 'medias', [media_id])
  await keepUsesBy(tx, media_id, subject_type, subject_ids)
}

export async function unuseMedias(tx: Tx, ids: readonly string[], subject_type: string, subject_id: string): Promise<void> {
  await dropUses(tx, ids, subject_type, subject_id)
}

/** Each picture by its own subject. Precondition: they exist. */
export async function useEach(tx: Tx, uses: readonly MediaUse[], subject_type: string): Promise<void> {
  if (!uses.length) return
  await lock(
    tx,
    'medias',
    uses.map(({ media_id }) => media_id),
  )
  await keepEachUse(tx, uses, subject_type)
}

/** These subjects show no picture any more. */
export const unuseAllOf = (tx: Tx, subject_type: string, subject_ids: readonly string[]) => dropUsesOf(tx, subject_type, subject_ids)
