import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Tx } from './contexts.ts'
import { type Timer, timer } from './slice.ts'

/** The hashed text of a link, built by SQL, so that any program can compute it again. */
const WORDING: RawBuilder<string> = sql`jsonb_build_array(e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.actor_id, e.session_id, e.family, e.operation, e.ids, e.peer)::text`
const GENESIS = Buffer.alloc(32)
const hashOf = (before: Buffer, seq: number, wording: string) => createHash('sha256').update(before).update(`${seq}:${wording}`).digest()

const AT_ONCE = 500
/** Advisory lock: one process seals at a time, and nothing else waits for this lock. */
const SEALER = 4_160_001

/** Hash chain: appends committed entries; transactions still running are left for the next call. */
export async function seal(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${SEALER})`.execute(tx)
  const last = await tx.selectFrom('audit_seals').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst()
  const { rows } = await sql<{ id: number; wording: string }>`
    select e.id, ${WORDING} as wording from audit_unsealed u join audit_entries e on e.id = u.entry_id order by e.id limit ${AT_ONCE}`.execute(tx)
  if (!rows.length) return 0
  let [seq, hash] = [last?.seq ?? 0, last?.hash ?? GENESIS]
  const seals = rows.map(({ id, wording }) => {
    hash = hashOf(hash, ++seq, wording)
    return { seq, entry_id: id, hash }
  })
  await tx.insertInto('audit_seals').values(seals).execute()
  await tx
    .deleteFrom('audit_unsealed')
    .where(
      'entry_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.length
}

const isWaiting = async (db: Db) => (await db.selectFrom('audit_unsealed').select('entry_id').limit(1).execute()).length > 0

/** Woken by each commit with an audit entry; the sweep of each minute finds what was missed. */
export const sealer: Timer = timer({
  name: 'audit.seal',
  due: async (db) => ((await isWaiting(db)) ? ['chain'] : []),
  next: async (db) => ((await isWaiting(db)) ? new Date(0) : null),
  run: async ({ tx }) => void (await seal(tx)),
})

export interface ChainState {
  readonly unbroken: boolean
  /** Number of links checked, from `first` to `last`. */
  readonly links: number
  readonly first: number
  readonly last: number
  /** Time of the last entry in the chain. */
  readonly up_to: Date | null
  /** The last hash checked. Truncation: note it outside the database, or removed entries at the end cannot be detected. */
  readonly head: string
  readonly waiting: number
  /** The link at which the chain is broken, and why. */
  readonly broken_at: number | null
  readonly why: 'changed' | 'missing' | 'unsealed' | null
}
type Link = { seq: number; entry_id: number; hash: Buffer; wording: string; at: Date | null }

const STEP = 2_000
const linksFrom = async (db: Db, seq: number) =>
  (
    await sql<Link>`
    select s.seq, s.entry_id, s.hash, ${WORDING} as wording, e.at from audit_seals s left join audit_entries e on e.id = s.entry_id
    where s.seq > ${seq} order by s.seq limit ${STEP}`.execute(db)
  ).rows

/** Verifies the hash chain, the whole or its last links, and finds the first broken link. */
export async function verifyChain(db: Db, most = Number.POSITIVE_INFINITY): Promise<ChainState> {
  const { rows } = await sql<{ last: number; waiting: number; late: number; loose: number }>`
    select coalesce((select max(seq) from audit_seals), 0) as last, (select count(*) from audit_unsealed) as waiting,
      (select count(*) from audit_unsealed u join audit_entries e on e.id = u.entry_id where e.at < clock_timestamp() - interval '15 minutes') as late,
      (select count(*) from (select e.id from audit_entries e order by e.id desc limit 1000) as recent
        where not exists (select from audit_seals s where s.entry_id = recent.id) and not exists (select from audit_unsealed u where u.entry_id = recent.id)) as loose`.execute(
    db,
  )
  const { last, waiting, late, loose } = rows[0]!
  const from = Math.max(0, last - most)
  const state = { waiting, first: Math.min(from + 1, last), last }
  const walked = await walk(db, from, last)
  if (walked.why) return { ...state, ...walked, unbroken: false }
  if (late || loose) return { ...state, ...walked, unbroken: false, broken_at: last, why: late ? 'unsealed' : 'missing' }
  return { ...state, ...walked, unbroken: true }
}

type Walked = Pick<ChainState, 'links' | 'up_to' | 'head' | 'broken_at' | 'why'>

async function walk(db: Db, from: number, last: number): Promise<Walked> {
  const before = from ? await db.selectFrom('audit_seals').select('hash').where('seq', '=', from).executeTakeFirst() : undefined
  let [seq, hash, links, up_to] = [from, before?.hash ?? GENESIS, 0, null as Date | null]
  const end = (broken_at: number | null, why: Walked['why']): Walked => ({ links, up_to, head: hash.toString('hex'), broken_at, why })
  while (seq < last) {
    const batch = await linksFrom(db, seq)
    if (!batch.length) return end(seq + 1, 'missing')
    for (const link of batch) {
      if (link.seq !== ++seq || link.at === null) return end(seq, 'missing')
      if (!hashOf(hash, seq, link.wording).equals(link.hash)) return end(seq, 'changed')
      ;[hash, up_to] = [link.hash, link.at]
      links++
    }
  }
  return end(null, null)
}
