import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Statistics of one kind for the cost model: number of cards, selectivity of values and distribution of prices; at most a minute old. */
export interface Statistics {
  readonly rows: number
  readonly first_seq: number
  readonly last_seq: number
  readonly year: number
  /** Share of cards by `facet:code`; values not listed are below `rare`. */
  readonly shares: ReadonlyMap<string, number>
  readonly rare: number
  /** The same for words. */
  readonly words: ReadonlyMap<string, number>
  readonly rare_word: number
  /** Quantiles of prices. */
  readonly prices: readonly number[]
  /** Values of tokens and tokens of values. */
  readonly named: ReadonlyMap<string, string>
  readonly tokens: ReadonlyMap<string, string>
}

/** All values of vocabularies and decades, as `facet:code`. */
const NAMES = sql`select facet || ':' || code as name, facet_token(facet, code) as token from (
  select l.facet, t.code from terms t join (values ('country', 'countries'), ('condition', 'conditions'), ('condition', 'supply_conditions'), ('grade', 'grades'), ('grade', 'coin_grades'), ('color', 'colours'),
    ('quality', 'qualities'), ('format', 'formats'), ('topic_ids', 'topics'), ('category_ids', 'stamp_categories'), ('category_ids', 'supply_categories'),
    ('shipping_option', 'shipping_options'), ('item_kind', 'item_kinds')) l (facet, list) using (list)
  union all select 'decade', decade::text from generate_series(1400, 2200, 10) decade) names`

export async function readNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; token: string }>`select name, token::text from (${NAMES}) n`.execute(db)
  return new Map(rows.map(({ name, token }) => [token, name]))
}

interface StatisticsRow {
  rows: number
  first_seq: number
  last_seq: number
  year: number
  tokens: string[] | null
  token_shares: number[] | null
  words: string[] | null
  word_shares: number[] | null
  denominations: string[] | null
  denomination_shares: number[] | null
  prices: number[] | null
}
/** Reads the database's own statistics (pg_stats) instead of counting. */
export async function readStatistics(db: Db, kind: string, named: ReadonlyMap<string, string>): Promise<Statistics> {
  const { rows } =
    await sql<StatisticsRow>`select ceil(c.reltuples * coalesce(k.most_common_freqs[array_position(k.most_common_vals::text::text[], ${kind})], 1))::bigint as rows,
      coalesce((select min(seq) from listings where kind = ${sql.lit(kind)}), 0) as first_seq,
      coalesce((select max(seq) from listings where kind = ${sql.lit(kind)}), 0) as last_seq,
      extract(year from clock_timestamp())::int as year,
      f.most_common_elems::text::text[] as tokens, f.most_common_elem_freqs::float8[] as token_shares,
      w.most_common_elems::text::text[] as words, w.most_common_elem_freqs::float8[] as word_shares,
      d.most_common_vals::text::text[] as denominations, d.most_common_freqs::float8[] as denomination_shares,
      p.histogram_bounds::text::text[]::float8[] as prices
    from pg_class c
      left join pg_stats k on k.tablename = c.relname and k.schemaname = 'public' and k.attname = 'kind'
      left join pg_stats f on f.tablename = c.relname and f.schemaname = 'public' and f.attname = 'facets'
      left join pg_stats w on w.tablename = c.relname and w.schemaname = 'public' and w.attname = 'words'
      left join pg_stats d on d.tablename = c.relname and d.schemaname = 'public' and d.attname = 'denomination'
      left join pg_stats p on p.tablename = c.relname and p.schemaname = 'public' and p.attname = 'price'
    where c.oid = 'listings'::regclass`.execute(db)
  const told = rows[0]!
  const { first_seq, last_seq, year } = told
  const tokens = sharesOf(told.tokens, told.token_shares, (token) => named.get(token) ?? token)
  const denominations = sharesOf(told.denominations, told.denomination_shares, (denomination) => `denomination:${denomination}`)
  const words = sharesOf(told.words, told.word_shares)
  return {
    // Never analysed: the range of numbers, and no frequencies.
    rows: told.rows > 0 ? told.rows : last_seq - first_seq,
    first_seq,
    last_seq,
    year,
    shares: new Map([...tokens.of, ...denominations.of]),
    rare: tokens.rare,
    words: words.of,
    rare_word: words.rare,
    prices: told.prices ?? [],
    named,
    tokens: new Map([...named].map(([token, name]) => [name, token])),
  }
}

const UNKNOWN = 0.05
/** After the shares of the values follows the share of the rarest. */
function sharesOf(values: readonly string[] | null, shares: readonly number[] | null, nameOf = (value: string) => value) {
  if (!values?.length || !shares) return { of: new Map<string, number>(), rare: UNKNOWN }
  return { of: new Map(values.map((value, at) => [nameOf(value), shares[at]!])), rare: shares[values.length] ?? UNKNOWN }
}
