import { type RawBuilder, sql } from 'kysely'
import { leaveFiles } from '#features/media/server/public.ts'
import { ERASED_MEMBER_NAME } from '#kernel/people/erased-member.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { columnsOf, lettingGo, type Tagged, told } from '../plan.ts'
import type { Catalogue, Column } from '../queries-catalogue.ts'
import { belongs, goes, theirs, type Who } from '../queries-reach.ts'

const AT_ONCE = 500

/** One batch of rows. A place in a table is not unique in a table of several parts: the part is named beside it. */
function chosenIn(table: string, where: RawBuilder<unknown>) {
  const name = sql.table(table)
  return {
    from: sql`chosen (part, place) as materialized (select ${name}.tableoid, ${name}.ctid from ${name} where ${where} limit ${AT_ONCE})`,
    rows: sql`${name}.ctid = any(array(select place from chosen)) and (${name}.tableoid, ${name}.ctid) in (select part, place from chosen)`,
  }
}

/** Deletes one batch of rows and returns their number. Nullable references to them are set to null first. */
export async function removeRows(tx: Tx, catalogue: Catalogue, table: string, who: Who): Promise<number> {
  const { from: choice, rows: chosen } = chosenIn(table, goes(catalogue, table, who))
  for (const { table: from, column, to } of lettingGo(catalogue, table))
    await sql`with ${choice} update ${sql.table(from)} set ${sql.ref(column)} = null where ${sql.ref(column)} in (select ${sql.ref(to)} from ${sql.table(table)} where ${chosen})`.execute(
      tx,
    )
  if (table !== 'medias') return Number((await sql`with ${choice} delete from ${sql.table(table)} where ${chosen}`.execute(tx)).numAffectedRows ?? 0)
  const { rows } = await sql<{ key: string }>`with ${choice} delete from ${sql.table(table)} where ${chosen} returning key`.execute(tx)
  await leaveFiles(
    tx,
    rows.map(({ key }) => key),
  )
  return rows.length
}

/** Blanks private columns of rows kept by law; returns the number of rows changed. */
export async function blankRows(tx: Tx, catalogue: Catalogue, table: string, who: Who): Promise<number> {
  let blanked = 0
  for (const [mine, blanks] of blanksOf(catalogue, table, who)) {
    const sets = sql.join(blanks.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
    const now = sql.join(blanks.map(([name]) => sql.ref(`${table}.${name}`)))
    const then = sql.join(blanks.map(([, value]) => value))
    const choice = chosenIn(table, sql`${belongs(catalogue, table, who)} and ${mine} and (${now}) is distinct from (${then})`)
    const done = await sql`with ${choice.from} update ${sql.table(table)} set ${sets} where ${choice.rows}`.execute(tx)
    blanked += Number(done.numAffectedRows ?? 0)
  }
  return blanked
}

type Blank = readonly [string, RawBuilder<unknown>]
/** Columns blanked together, with the condition under which they are the member's. */
function blanksOf(catalogue: Catalogue, table: string, who: Who): [RawBuilder<boolean>, Blank[]][] {
  const groups = new Map<string, [RawBuilder<boolean>, Blank[]]>()
  for (const column of catalogue.columns.get(table)!) {
    const { name, generated } = column
    const { tag, of = '' } = told(catalogue, table, name)
    if (tag === 'legal' || generated) continue
    const group = groups.get(of) ?? [theirs(catalogue, table, name, who) ?? sql<boolean>`true`, []]
    groups.set(of, group)
    group[1].push([name, blankOf(catalogue, table, column)])
  }
  return [...groups.values()]
}

function blankOf(tagged: Tagged, table: string, { name, type, nullable, usual }: Column): RawBuilder<unknown> {
  const { becomes, keeps } = told(tagged, table, name)
  if (keeps)
    return sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${sql.ref(`${table}.${name}`)}) where key = any(${keeps}))`
  if (becomes !== undefined) return sql`${filled(table, becomes)}::${sql.raw(type)}`
  return nullable ? sql`null::${sql.raw(type)}` : sql`${sql.raw(usual!)}`
}

/** SQL for a pattern such as `former-{uid}`, with the row's columns. */
function filled(table: string, pattern: string) {
  const parts = pattern.split(/\{(\w+)\}/)
  return sql`concat(${sql.join(parts.map((part, at) => (at % 2 ? sql.ref(`${table}.${part}`) : sql`${part}::text`)))})`
}

interface ColumnPlace {
  readonly table: string
  readonly column: string
  readonly type: string
}
/** Removes the member's names from other members' rows: equal values, and occurrences within text if the name is long enough to be unique. */
export async function unname(tx: Tx, tagged: Tagged, { table, column, type }: ColumnPlace, who: Who, names: readonly string[]): Promise<number> {
  const only = told(tagged, table, column).names!
  const cell = sql.ref(`${table}.${column}`)
  const needles = sql`unnest(${names}::text[]) as name`
  const inside = sql`(select bool_or(position(trim(both '"' from to_jsonb(name)::text) in ${cell}::text) > 0) from ${needles})`
  const where = only === 'anybody' ? sql`true` : sql`${sql.ref(`${table}.${only}`)} = ${who.id}`
  let value = sql`${cell}::text`
  for (const name of names) {
    const [found, instead] =
      name.length < 6 ? [JSON.stringify(name), JSON.stringify(ERASED_MEMBER_NAME)] : [JSON.stringify(name).slice(1, -1), ERASED_MEMBER_NAME]
    value = sql`replace(${value}, ${found}, ${instead})`
  }
  const choice = chosenIn(table, sql`${where} and ${inside} and ${value} <> ${cell}::text`)
  const changed = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}::${sql.raw(type)} where ${choice.rows}`
  const done = await sql`with ${choice.from} ${changed}`.execute(tx)
  return Number(done.numAffectedRows ?? 0)
}

/** Names as other members may have written them. */
export async function namesOf(tx: Tx, who: Who): Promise<string[]> {
  const member = await tx.selectFrom('members').select(['full_name', 'username']).where('id', '=', who.id).executeTakeFirstOrThrow()
  const store = await tx.selectFrom('stores').select('name').where('member_id', '=', who.id).executeTakeFirst()
  return [who.email, member.full_name, ...(store ? [store.name] : []), member.username].filter((name) => name.length > 1)
}
export const withNames = (tagged: Tagged, table: string) => columnsOf(tagged, table).filter((column) => told(tagged, table, column).names)
