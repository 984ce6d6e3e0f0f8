import { createHash } from 'node:crypto'
import type { Call } from '../call.ts'
import { refuse } from '../refusals.ts'

export interface GatewayReply {
  readonly status: number
  readonly body: object
  readonly replayed?: true
}
type StoredReply = GatewayReply & { fingerprint: string }

export const fingerprintOf = (path: string, body: string) => {
  const pairs = [...new URLSearchParams(body)].map((pair) => JSON.stringify(pair)).sort()
  return createHash('sha256')
    .update(JSON.stringify([path, pairs]))
    .digest('hex')
}

/** Idempotency: the first answer to a key is stored in the transaction of its effect and returned to every later request. */
export async function once(call: Call, fingerprint: string, act: () => Promise<GatewayReply>): Promise<GatewayReply> {
  const key = call.idempotency_key
  if (!key) return act()
  const lock = await call.tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine', [`${call.account} ${key}`])
  if (!lock.rows[0]!.mine) return asAnswer(refuse(409, `There is currently another in-progress request using this Idempotent Key: ${key}.`, inUse))
  const { rows } = await call.tx.query<StoredReply>('select status, body, fingerprint from sandbox.requests where account = $1 and key = $2', [
    call.account,
    key,
  ])
  const [first] = rows
  if (first)
    return first.fingerprint === fingerprint ? { status: first.status, body: first.body, replayed: true } : asAnswer(refuse(400, otherwise, misused))
  const answer = await act()
  const row = [call.account, key, fingerprint, answer.status, answer.body]
  await call.tx.query('insert into sandbox.requests (account, key, fingerprint, status, body) values ($1, $2, $3, $4, $5)', row)
  return answer
}

export const asAnswer = ({ refused, error }: ReturnType<typeof refuse>): GatewayReply => ({ status: refused, body: { error } })

const inUse = { type: 'idempotency_error', code: 'idempotency_key_in_use' } as const
const misused = { type: 'idempotency_error' } as const
const otherwise = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
