import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { queryFor } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ProposedFacts } from '../shapes.ts'
import { numberKeys } from './queries-keep.ts'

const SHOWN = 6
/** Performance: so many neighbours of its country and years are compared. */
const COMPARED = 200

const pairsOf = ({ catalogue_number = [] }: ProposedFacts) =>
  [catalogue_number.map(({ type }) => type), catalogue_number.map(({ number }) => number.replace(/\s+/g, '').toLowerCase())] as const

/** Entries of its country that bear one of its numbers in the same system. */
function numbered(facts: ProposedFacts) {
  const [types, plain] = pairsOf(facts)
  return sql`select e.id, 4 as likeness from unnest(${types}::text[], ${plain}::text[]) asked(type, plain)
    join catalogue_entry_numbers n on n.type = asked.type and n.plain = asked.plain join catalogue_entries e on e.id = n.entry_id
    where e.country is not distinct from ${facts.country ?? null} limit 20`
}

/** Entries of its country and year that share value, colour, series and name, three points at the least. */
function told({ country = null, year_issued = null, item_kind = 'stamp', denomination = '', color = null, name = '', series = '' }: ProposedFacts) {
  return sql`select id, likeness from (select e.id, (2 * (lower(e.name) = lower(${name}))::int + 2 * (e.denomination <> '' and lower(e.denomination) = lower(${denomination}))::int
      + coalesce(e.color = ${color}, false)::int + (e.series <> '' and lower(e.series) = lower(${series}))::int) as likeness
    from catalogue_entries e where e.country = ${country} and e.item_kind = ${item_kind} and e.year_order between ${year_issued ?? 1}::int - 1 and ${year_issued ?? 9999}::int + 1
    order by e.year_order, e.id limit ${sql.lit(COMPARED)}) near where likeness >= 3`
}

/** Entries of its kind and country whose words contain all of its name, where the year is the same or not known. */
function named({ country = null, year_issued = null, item_kind = 'stamp', name = '' }: ProposedFacts) {
  const query = queryFor(name)
  if (!query) return sql`select null::uuid, 0 where false`
  return sql`select e.id, 3 from catalogue_entries e where e.words @@ ${query}::tsquery and e.item_kind = ${item_kind}
    and e.country is not distinct from ${country} and coalesce(e.year_issued = ${year_issued}, true) limit 20`
}

/** What is probably the same issue, the likeliest first. */
export async function similarEntries(db: Db, facts: ProposedFacts): Promise<Id<'catalogue_entries'>[]> {
  const { rows } = await sql<{
    id: Id<'catalogue_entries'>
  }>`select id from ((${numbered(facts)}) union all (${told(facts)}) union all (${named(facts)})) found (id, likeness)
    group by id order by max(likeness) desc, id limit ${sql.lit(SHOWN)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Open proposals of a new entry that bear one of its numbers. */
export async function similarProposals(db: Db, facts: ProposedFacts): Promise<string[]> {
  const keys = numberKeys(facts)
  if (!keys.length) return []
  const { rows } = await sql<{ id: string }>`select id from catalogue_proposals
    where status in ('Voting', 'Undecided') and numbers && ${keys}::text[] and given ->> 'country' is not distinct from ${facts.country ?? null}
    order by id desc limit ${sql.lit(SHOWN)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** New entries are accepted one after the other, so that two that are alike see each other. */
export async function oneByOne(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalogue.new_entry', 0))`.execute(tx)
}
