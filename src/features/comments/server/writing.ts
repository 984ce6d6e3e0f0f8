import type { Id } from '#kernel/shapes.ts'
import { entitiesIn, type FoundEntity } from '#kernel/written/entities.ts'
import type { Db } from '#server/db/db.ts'
import type { Entity } from '../contract.ts'
import { mayMention } from '../rules.ts'
import { memberSince, membersNamed, namesNow } from './queries-mentions.ts'

interface NamedInText {
  /** As it is stored: a mention by the member's id, so that it outlives another name. */
  readonly entities: readonly FoundEntity[]
  readonly mentioned: readonly Id<'members'>[]
  readonly topics: readonly string[]
}

/** What a text names, found by the server. Undefined when it names more members than this one may call upon at once. */
export async function writtenBy(db: Db, writer: Id<'members'>, body: string, now: Date): Promise<NamedInText | undefined> {
  const found = entitiesIn(body)
  const usernames = [...new Set(found.flatMap(({ kind, ref }) => (kind === 'mention' ? [ref] : [])))]
  const rows = usernames.length ? await membersNamed(db, writer, usernames) : []
  if (rows.length && !mayMention(rows.length, await memberSince(db, writer), now)) return undefined
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  const entities = found.flatMap((one) => {
    if (one.kind !== 'mention') return [one]
    const id = ids.get(one.ref)
    return id ? [{ ...one, ref: id }] : []
  })
  const topics = new Set(entities.flatMap(({ kind, ref }) => (kind === 'topic' ? [ref] : [])))
  return { entities, mentioned: rows.map(({ id }) => id).filter((id) => id !== writer), topics: [...topics] }
}

interface WrittenRow {
  readonly body: string
  readonly entities: unknown
}
/** Entities of several texts as this reader sees them, with one question about names. A member who is out of sight is not linked. */
export async function entitiesFor(db: Db, viewer: string | null, rows: readonly WrittenRow[]): Promise<(row: WrittenRow) => Entity[]> {
  const of = (row: WrittenRow) => row.entities as readonly FoundEntity[]
  const ids = new Set(rows.flatMap((row) => of(row).flatMap(({ kind, ref }) => (kind === 'mention' ? [ref] : []))))
  const names = new Map(ids.size ? (await namesNow(db, viewer, [...ids])).map(({ id, full_name }) => [id as string, full_name!]) : [])
  return (row) =>
    of(row)
      .filter(({ kind, ref }) => kind !== 'mention' || names.has(ref))
      .map((one) => ({ ...one, name: names.get(one.ref) ?? null }))
}
