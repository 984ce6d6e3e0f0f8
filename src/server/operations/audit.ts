import { sql } from 'kysely'
import type { AnyOperation, AuditFamily } from '#kernel/operation.ts'
import { pathFields } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import { isUuid } from '#kernel/uuid.ts'
import type { Db } from '../db/db.ts'
import { sendWithoutWaiting } from '../db/pipeline.ts'
import type { Requester } from './requester.ts'

/** Ids an entry is about, e.g. `{ order_id: '0192…' }`: ids, numbers and short codes, never text that a person has typed. */
export type Ids = Readonly<Record<string, string | number>>
export interface AuditEntry {
  readonly family: AuditFamily
  /** `POST /orders`, or the name of a timer. */
  readonly operation: string
  readonly actor_id?: Id<'members'> | null
  readonly session_id?: string | null
  readonly ids?: Ids
  readonly peer?: string
}

/** Too short for a token, and without the characters of an e-mail address. */
const CODE = /^[a-z][a-z0-9_.]{0,30}$/
const isId = (value: unknown) =>
  typeof value === 'number' ? Number.isSafeInteger(value) : isUuid(String(value).toLowerCase()) || CODE.test(String(value))

/** Privacy: drops every value that is not an id, whatever the caller passes. */
function idsOnly(given: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const kept = Object.entries(given).filter(([name, value]) => CODE.test(name) && isId(value))
  return Object.fromEntries(kept.slice(0, 12)) as Record<string, string | number>
}

/** `{ order: { id } }` of an answer becomes `{ order_id }`; lists are skipped. */
function idsOfAnswer(answer: unknown): Record<string, unknown> {
  if (typeof answer !== 'object' || answer === null) return {}
  const found = Object.entries(answer).flatMap(([name, part]) => {
    const id = (part as { id?: unknown } | null)?.id
    return typeof id === 'string' && isUuid(id) ? [[`${name}_id`, id]] : []
  })
  return Object.fromEntries(found)
}

/** The entry of a successful operation. After a log-in the member who has just logged in is the actor. */
export function entryOf(op: AnyOperation, requester: Requester, input: unknown, answer: unknown, more: Ids = {}): AuditEntry {
  const { viewer } = requester
  const fromPath = Object.fromEntries(pathFields(op.http).map((name) => [name, (input as Record<string, unknown>)[name]]))
  const ids = { ...idsOfAnswer(answer), ...fromPath, ...more }
  const entered = viewer.kind === 'guest' ? (more.member_id ?? ids.user_id) : undefined
  return {
    family: op.audit!,
    operation: op.http,
    // While an administrator looks as a member, it is they who act.
    actor_id:
      (viewer.kind === 'member' && viewer.seen_by?.id) || (viewer.id ?? (typeof entered === 'string' && isUuid<'members'>(entered) ? entered : null)),
    session_id: (viewer.kind === 'member' && viewer.session_id) || null,
    ids: { ...ids, ...(viewer.kind === 'member' && viewer.key && { api_key_id: viewer.key.id }) } as Ids,
    peer: requester.peer,
  }
}

/** Writes in the transaction of the operation, so that both commit or neither. */
export async function writeEntries(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (!entries.length) return
  const rows = entries.map(({ family, operation, actor_id = null, session_id = null, ids = {}, peer = '' }) => ({
    ...{ family, operation: operation.slice(0, 120), actor_id, session_id },
    ids: idsOnly(ids),
    peer: shortPeer(peer),
  }))
  await sendWithoutWaiting(
    tx,
    sql`
    insert into audit_entries (family, operation, actor_id, session_id, ids, peer) select family, operation, actor_id, session_id, ids, peer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(family text, operation text, actor_id uuid, session_id uuid, ids jsonb, peer text)`,
  )
}

/** Records a refused attempt such as a wrong password, in its own transaction, because the operation rolls back. */
export const recordRefused = (db: Db, entry: AuditEntry) => writeEntries(db, [entry])

/** Truncates an address to its network, enough to compare two entries and too little to find a person: 203.0.113.0/24, 2001:db8:1::/48. */
export function shortPeer(peer: string): string {
  const four = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(peer)
  if (four) return `${four[1]}.${four[2]}.${four[3]}.0/24`
  if (!peer.includes(':') || !/^[0-9a-f:]{2,45}$/i.test(peer)) return ''
  const [front = '', back] = peer.toLowerCase().split('::')
  const groups = front ? front.split(':') : []
  if (back !== undefined) while (groups.length < 3) groups.push('0')
  return `${groups.slice(0, 3).join(':')}::/48`
}
