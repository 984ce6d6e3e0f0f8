import { randomBytes } from 'node:crypto'
import type { Call } from './call.ts'
import { type Kinds, type ObjectKind, prefixes, type StripeObject } from './objects.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
export const secret = (length = 24) => Array.from(randomBytes(length), (byte) => letters[byte % 62]).join('')

type NewObject<K extends ObjectKind> = Omit<Kinds[K], 'id' | 'object' | 'created' | 'livemode'>

/** Inserts an object and adds id, time and the like. */
export async function make<K extends ObjectKind>(call: Call, object: K, given: NewObject<K> & { id?: string }): Promise<Kinds[K]> {
  const made = { id: `${prefixes[object]}_${secret()}`, object, created: call.now, livemode: false, ...given } as unknown as Kinds[K]
  const row = [made.id, object, call.account, call.now, made]
  await call.tx.query('insert into sandbox.objects (id, object, account, created, body) values ($1, $2, $3, $4, $5)', row)
  return made
}

export async function save<T extends StripeObject>(call: Call, object: T): Promise<T> {
  await call.tx.query('update sandbox.objects set body = $2 where id = $1', [object.id, object])
  return object
}

export const remove = (call: Call, id: string) => call.tx.query('delete from sandbox.objects where id = $1 and account = $2', [id, call.account])
/** Detaches the cards of a deleted customer, so that they cannot be charged. */
export const unattach = (call: Call, customer: string) =>
  call.tx.query(
    `update sandbox.objects set body = body || '{"customer": null, "_used": true}' where object = 'payment_method' and account = $2 and body->>'customer' = $1`,
    [customer, call.account],
  )

/** Loads an object; undefined for another account or kind. */
export async function load<K extends ObjectKind>(call: Call, object: K, id: string, lock = false): Promise<Kinds[K] | undefined> {
  const sql = `select body from sandbox.objects where id = $1 and object = $2 and account = $3 ${lock ? 'for update' : ''}`
  const { rows } = await call.tx.query<{ body: Kinds[K] }>(sql, [id, object, object === 'account' ? '' : call.account])
  return rows[0]?.body
}
export const locked = <K extends ObjectKind>(call: Call, object: K, id: string) => load(call, object, id, true)

export async function byId(call: Call, id: string): Promise<StripeObject | undefined> {
  const { rows } = await call.tx.query<{ body: StripeObject }>('select body from sandbox.objects where id = $1 and account = $2', [id, call.account])
  return rows[0]?.body
}

/** The public form of an object: without internal fields. Keys of metadata belong to the product and stay. */
export function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) => (field.startsWith('_') ? [] : [[field, field === 'metadata' ? inner : shown(inner)]])),
  )
}

/** Plans what the outside world does after some seconds; planned again, the later time counts. */
export const plan = (call: Call, object: string, act: string, seconds: number) =>
  call.tx.query(
    `insert into sandbox.planned (object, act, due) values ($1, $2, clock_timestamp() + $3 * interval '1 second')
      on conflict (object, act) do update set due = excluded.due`,
    [object, act, seconds],
  )
