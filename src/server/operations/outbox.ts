import { sql } from 'kysely'
import { parse } from 'zod/v4/core'
import type { Db } from '../db/db.ts'
import { saidOf } from '../upkeep/said.ts'
import type { Listener } from './slice.ts'
import { type Ground, transact } from './transaction.ts'

/** What the socket sends after a commit: names of changed things, and public values. */
export interface TopicsChanged {
  readonly name: string
  readonly touches: readonly string[]
  readonly shows: Readonly<Record<string, unknown>> | null
}

export interface Relay {
  wake(): void
  /** Delivers until nothing is due. */
  drain(): Promise<void>
  stop(): Promise<void>
}
interface RelayParts extends Omit<Ground, 'wake'> {
  readonly listeners: readonly Listener[]
  readonly log: (fault: unknown, event: string) => void
}
type OutboxRow = { id: number; name: string; data: unknown; attempts: number }

const LEASE = '30 seconds'
const TRIES = 12
const PATIENT = 4
const LOCK_TIMEOUT = '55P03'
const isLockTimeout = (fault: unknown) => (fault as { code?: string } | null)?.code === LOCK_TIMEOUT
const AT_ONCE = 50

/**
 * At-least-once delivery of outbox events to all listeners; each listener's effects happen once, because they are recorded in its own transaction.
 */
export function openRelay(parts: RelayParts): Relay {
  const { db, log } = parts
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  /** Delivered rows, marked done with the next batch; if the process dies first, listeners deduplicate by `outbox_heard`. */
  const done: number[] = []
  const wake = () => {
    again = true
    if (stopped || running) return
    running = loop().finally(() => {
      running = undefined
    })
  }
  const loop = async () => {
    while (again && !stopped) {
      again = false
      const rows = await turn(db, done).catch((fault) => void log(fault, 'outbox'))
      const heard = await hearTogether({ ...parts, wake }, rows ?? [])
      for (const row of rows ?? []) if (!(await deliver(parts, row, { done, wake, heard }))) return
      if (rows?.length === AT_ONCE) again = true
    }
  }
  const note = async () => void (done.length && (await turn(db, done, 0).catch((fault) => log(fault, 'outbox'))))
  const poll = setInterval(wake, 1_000).unref()
  return {
    wake,
    drain: async () => {
      do {
        wake()
        await running
      } while (again && !stopped)
      await note()
    },
    stop: async () => {
      stopped = true
      clearInterval(poll)
      await running
      await note()
    },
  }
}

/**
 * Batch delivery: listeners with `hearAll` get several events in one transaction. When that fails, the events are delivered one by one, so one bad
 * event does not block the others.
 */
async function hearTogether(parts: RelayParts & Ground, rows: readonly OutboxRow[]): Promise<Heard> {
  const heard: Heard = new Map()
  for (const listener of parts.listeners.filter(({ hearAll }) => hearAll)) {
    const several = rows.filter((row) => row.attempts === 1 && wants(listener, row))
    const done =
      several.length > 1 &&
      (await hear(parts, listener, several).then(
        () => true,
        () => false,
      ))
    if (done) heard.set(listener, new Set(several))
  }
  return heard
}
type Heard = Map<Listener, ReadonlySet<OutboxRow>>

/**
 * Delivers to all listeners; a failed one is retried. Returns false when the database is unavailable: the remaining rows wait for their lease to end.
 */
async function deliver(
  { db, tools, listeners, log }: RelayParts,
  row: OutboxRow,
  { done, wake, heard }: { done: number[]; wake(): void; heard: Heard },
): Promise<boolean> {
  try {
    for (const listener of listeners) if (!heard.get(listener)?.has(row) && wants(listener, row)) await hear({ db, tools, wake }, listener, [row])
    done.push(row.id)
    return true
  } catch (fault) {
    // Lock timeout: a retry usually succeeds, so the first attempts are not logged.
    if (row.attempts >= PATIENT || !isLockTimeout(fault)) log(fault, row.name)
    return postpone(db, row, fault).then(
      () => true,
      () => false,
    )
  }
}

const wants = ({ event, when }: Listener, { name, data }: OutboxRow) => event.name === name && (!when || when(parse(event.data, data)))

const hear = (ground: Ground, listener: Listener, rows: readonly OutboxRow[]) =>
  transact(ground, async (context) => {
    const ids = rows.map(({ id }) => id)
    const first = await sql<{ event_id: number }>`
      insert into outbox_heard (event_id, listener) select unnest(${ids}::bigint[]), ${listener.name} on conflict do nothing returning event_id`.execute(
      context.tx,
    )
    const fresh = new Set(first.rows.map(({ event_id }) => event_id))
    const heard = rows.filter(({ id }) => fresh.has(id)).map(({ data }) => parse(listener.event.data, data))
    if (heard.length > 1) await listener.hearAll!(context, heard)
    else if (heard.length) await listener.hear(context, heard[0]!)
  })

/** Marks delivered rows and leases due rows in one statement; the lease returns the rows of a dead process. */
async function turn(db: Db, done: number[], most = AT_ONCE): Promise<OutboxRow[]> {
  const noted = [...done]
  const { rows } = await sql<OutboxRow>`
    with noted as (update outbox set done_at = clock_timestamp() where id = any(${noted}::bigint[]))
    update outbox set attempts = attempts + 1, due_at = clock_timestamp() + ${LEASE}::interval
    where id in (select o.id from outbox o where o.done_at is null and o.dead_at is null and o.due_at <= clock_timestamp() and o.id <> all(${noted}::bigint[])
      order by o.id limit ${most} for update skip locked)
    returning id, name, data, attempts`.execute(db)
  done.splice(0, noted.length)
  return rows.sort((a, b) => a.id - b.id)
}

/** Exponential backoff; after the last attempt the row is marked dead for an operator to see. */
async function postpone(db: Db, { id, attempts }: OutboxRow, fault: unknown) {
  const wait = `${Math.min(2 ** attempts, 3600)} seconds`
  const dead = attempts >= TRIES ? sql<Date>`clock_timestamp()` : null
  await db
    .updateTable('outbox')
    .set({ due_at: sql<Date>`clock_timestamp() + ${wait}::interval`, dead_at: dead, last_error: saidOf(fault) })
    .where('id', '=', id)
    .execute()
}
