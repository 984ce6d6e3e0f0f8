import type { Pool } from 'pg'
import { again, crowd, never } from './draws.ts'
import type { Question } from './measure.ts'
import { priceChanges, signedIn } from './people.ts'

const NEVER_ASKED = 2_400
const NEVER_COUNTED = 200
const VARIETY = 2_000
const MEMBERS_ASKING = 200

/** Search terms and filters: the most frequent countries, words that one product in sixteen contains, and products of the whole market. */
export async function wishes(pool: Pool, products: number, members: number) {
  const column = async (text: string) => (await pool.query<{ value: string }>(text)).rows.map(({ value }) => encodeURIComponent(value))
  const countries = await column('select country as value from listings where country is not null group by 1 order by count(*) desc limit 12')
  const words = await column(
    `select word as value from ts_stat('select words from listings order by seq desc limit 5000') where ndoc between 240 and 390 and word ~ '^[a-z]{4,}$' order by abs(ndoc - 312), word limit 12`,
  )
  const every = (nth: number, rest: number) => column(`select subject_id as value from listings where seq % ${nth} = ${rest} limit ${products / nth}`)
  const [ids, others, many] = [
    await every(Math.max(3, products / 200), 0),
    await every(Math.max(3, products / VARIETY), 1),
    await every(Math.max(3, products / VARIETY), 2),
  ]
  const people = await column(
    `select id as value from (select id, row_number() over (order by id) as nth from members where email like '%.example') m where nth % greatest(1, ${members} / 600) = 0 limit 600`,
  )
  const changes = await priceChanges(pool, many)
  return { countries, words, ids, others, many, people, changes, tokens: await signedIn(pool, MEMBERS_ASKING) }
}
type Wishes = Awaited<ReturnType<typeof wishes>>

export const floorOf = ({ countries, words, ids }: Wishes): readonly Question[] => [
  again(
    { group: 'list', what: 'raw list' },
    countries.map((one) => `/list/${one}`),
  ),
  again(
    { group: 'search', what: 'raw search' },
    words.map((one) => `/search/${one}`),
  ),
  again(
    { group: 'detail', what: 'raw detail' },
    ids.map((one) => `/products/${one}`),
  ),
]

/** Varies the URL without changing the result: an upper price limit above all prices. */
const varied = (times: number, paths: readonly string[], from: number) =>
  Array.from({ length: times }, (_, nth) => `${paths[nth % paths.length]}&price_to=${from + nth}`)

interface Workload {
  readonly group: string
  readonly what: string
  readonly few: readonly string[]
  readonly unasked: readonly string[]
  readonly many: readonly string[]
}
const filtered = (group: string, what: string, few: readonly string[]): Workload => ({
  ...{ group, what, few },
  unasked: varied(NEVER_ASKED, few, 900_000_000),
  many: varied(VARIETY, few, 800_000_000),
})

/** Each workload four times: asked again, by a crowd of guests, by signed-in members, and never asked before. */
const fourTimes = ({ group, what, few, unasked, many }: Workload, { changes, tokens }: Wishes): readonly Question[] => [
  again({ group, what: `${what}, asked again` }, few),
  crowd({ group, what: `${what}, Zipf over ${many.length}, 1 % price changes` }, many, changes),
  crowd({ group, what: `${what}, the same by ${tokens.length} members` }, many, changes, tokens),
  never({ group, what: `${what}, never asked` }, unasked),
]

export function questionsOf(wished: Wishes): readonly Question[] {
  const { countries, words, ids, others, many, people, tokens, changes } = wished
  const [listed, searched] = [countries.map((one) => `country=${one}&page_size=24`), words.map((one) => `search=${one}&page_size=24`)]
  const at = (path: string, all: readonly string[]) => all.map((one) => `${path}${one}`)
  const workloads = [
    filtered('list', 'list by API', at('/api/products?', listed)),
    filtered('search', 'search by API', at('/api/products?', searched)),
    {
      group: 'detail',
      what: 'detail by API',
      few: at('/api/products/', ids),
      unasked: at('/api/products/', others),
      many: at('/api/products/', many),
    },
    filtered('list page', 'list page', at('/marketplace/for-sale?', listed)),
    {
      group: 'product page',
      what: 'product page',
      few: at('/products/', ids.slice(0, 40)),
      unasked: at('/products/', others),
      many: at('/products/', many),
    },
  ]
  const counts = countries.map((one) => `/api/products/get-counts?country=${one}`)
  return [
    ...workloads.flatMap((one) => fourTimes(one, wished)),
    again({ group: 'profile page', what: 'profile page, asked again' }, at('/profile/', people.slice(0, 40))),
    never({ group: 'profile page', what: 'profile page, never asked' }, at('/profile/', people.slice(40))),
    again({ group: 'facets', what: 'facet counts, asked within a minute' }, counts),
    never({ group: 'facets', what: 'facet counts, never asked' }, varied(NEVER_COUNTED, counts, 900_000_000), 4),
    again({ group: 'session', what: 'GET /users/me' }, ['/api/users/me'], tokens),
    again({ group: 'session', what: 'a small answer, as a guest' }, ['/api/topics?page_size=1']),
    again({ group: 'session', what: 'the same with a session' }, ['/api/topics?page_size=1'], tokens),
    {
      group: 'price',
      what: 'price change',
      connections: 4,
      amount: 400,
      warm_up: 200,
      draw: ({ amount }) => Array.from({ length: amount }, (_, nth) => changes[nth % changes.length]!()),
    },
  ]
}
