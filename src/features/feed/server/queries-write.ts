import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectKind } from '#server/slices/subject.ts'
import type { ItemType } from '../rules.ts'

interface NewItem {
  readonly actor_id: Id<'members'>
  readonly kind: 'new' | 'reshare'
  readonly item_type: ItemType
  readonly item_id: string
  readonly audience?: string
  readonly club_id?: Id<'clubs'> | null
}
/** Idempotent: an event that comes twice, or a second change of what is there, adds nothing. */
export const keepItem = async (tx: Tx, item: NewItem): Promise<boolean> =>
  (
    await tx
      .insertInto('feed_items')
      .values(item)
      .onConflict((on) => on.columns(['actor_id', 'item_type', 'item_id', 'kind']).doNothing())
      .returning('id')
      .execute()
  ).length > 0
const ofItem = (tx: Tx, item_type: ItemType, item_id: string) =>
  tx.deleteFrom('feed_items').where('item_type', '=', item_type).where('item_id', '=', item_id)
/** It has left: it is new again when it comes back. */
export const dropNew = (tx: Tx, item_type: ItemType, item_id: string) => ofItem(tx, item_type, item_id).where('kind', '=', 'new').execute()
export async function dropItem(tx: Tx, item_type: ItemType, item_id: string) {
  await ofItem(tx, item_type, item_id).execute()
  await tx.deleteFrom('feed_hidden').where('item_type', '=', item_type).where('item_id', '=', item_id).execute()
}
export const dropReshare = async (tx: Tx, actor_id: Id<'members'>, item_type: ItemType, item_id: string) =>
  (await ofItem(tx, item_type, item_id).where('kind', '=', 'reshare').where('actor_id', '=', actor_id).returning('id').execute()).length > 0
export const setAudience = (tx: Tx, item_type: ItemType, item_id: string, audience: string) =>
  tx.updateTable('feed_items').set({ audience }).where('item_type', '=', item_type).where('item_id', '=', item_id).where('kind', '=', 'new').execute()

interface Hidden {
  readonly member_id: Id<'members'>
  readonly item_type: ItemType
  readonly item_id: string
}
export async function setHidden(tx: Tx, { member_id, item_type, item_id }: Hidden, is_hidden: boolean) {
  if (is_hidden)
    await tx
      .insertInto('feed_hidden')
      .values({ member_id, item_type, item_id })
      .onConflict((on) => on.doNothing())
      .execute()
  else
    await tx.deleteFrom('feed_hidden').where('member_id', '=', member_id).where('item_type', '=', item_type).where('item_id', '=', item_id).execute()
}
export async function setWords(tx: Tx, member_id: Id<'members'>, words: readonly string[]) {
  await tx
    .deleteFrom('feed_muted_words')
    .where('member_id', '=', member_id)
    .where(sql<SqlBool>`not word = any(${[...words]}::text[])`)
    .execute()
  if (words.length)
    await tx
      .insertInto('feed_muted_words')
      .values(words.map((word) => ({ member_id, word })))
      .onConflict((on) => on.doNothing())
      .execute()
}
export const wordsOf = async (db: Db, member_id: Id<'members'>): Promise<string[]> =>
  (await db.selectFrom('feed_muted_words').select('word').where('member_id', '=', member_id).orderBy('word').execute()).map(({ word }) => word)
export async function ownerOf(tx: Tx, { owner }: Pick<SubjectKind, 'owner'>, item_id: string): Promise<Id<'members'> | null> {
  if (!owner) return null
  const { rows } = await sql<{ owner_id: Id<'members'> | null }>`select ${owner(sql`${item_id}::uuid`)} as owner_id`.execute(tx)
  return rows[0]!.owner_id
}
