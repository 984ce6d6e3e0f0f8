import type { Pool } from 'pg'
import { accounts } from '#features/accounts/contract.ts'
import { viewerFinder } from '#features/accounts/server/public.ts'
import type { Role } from '#features/plans/rules.ts'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Server } from '#server/server.ts'

export interface ApiAnswer<T> {
  readonly status: number
  /** `result` of a successful answer. */
  readonly result: T
  /** Code of a refusal, if any. */
  readonly code?: string
  readonly errors?: Record<string, string[]>
  readonly facts?: Record<string, unknown>
  readonly text: string
}
/** A requester who calls operations through the dispatcher: permission, parsing, handler and serializer. */
export interface Actor {
  readonly id: MemberId
  readonly name: string
  readonly email: string
  readonly token: string
  ask<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, more?: Partial<Requester>): Promise<ApiAnswer<AnswerOf<Op>>>
  /** The same for a request that must succeed; returns `result`. */
  gets<Op extends AnyOperation>(op: Op, input: GivenOf<Op>, more?: Partial<Requester>): Promise<AnswerOf<Op>>
}

export const PASSWORD = 'a penny black'

function actor(product: Server, who: Pick<Actor, 'id' | 'name' | 'email' | 'token'>, find: () => Promise<Viewer>): Actor {
  const ask: Actor['ask'] = async (op, input, more) => {
    const requester: Requester = {
      viewer: await find(),
      locale: 'en',
      client: 'api',
      peer: '127.0.0.1',
      agent: 'test',
      ...(op.commits && { key: crypto.randomUUID() }),
      ...more,
    }
    const { status, text } = await product.dispatcher.dispatch(op.http, input, requester)
    return { status, text, ...(text ? JSON.parse(text) : {}) }
  }
  return {
    ...who,
    ask,
    async gets(op, input, more) {
      const said = await ask(op, input, more)
      if (said.status !== 200) throw new Error(`${who.name}: ${op.http} answered ${said.status} ${said.text}`)
      return said.result
    },
  }
}

export const guest = (product: Server): Actor =>
  actor(product, { id: '' as MemberId, name: 'guest', email: '', token: '' }, async () => ({
    kind: 'guest',
    id: null,
    permissions: await guestMay(product),
  }))

const guestMay = async (product: Server) => {
  const rows = await product.db.selectFrom('plan_permissions').select('permission').where('plan', '=', 'guest').execute()
  return new Set(rows.map((row) => row.permission))
}

export async function member(
  product: Server,
  pool: Pool,
  username: string,
  { verified = true, plan = 'free', role }: { verified?: boolean; plan?: string; role?: Role } = {},
): Promise<Actor> {
  const email = `${username}@example.com`
  const { token, user } = await guest(product).gets(accounts.signUp, {
    first_name: username,
    last_name: 'Collector',
    username,
    email,
    password: PASSWORD,
  })
  if (verified) await pool.query('update members set email_verified_at = clock_timestamp(), plan = $2 where id = $1', [user.id, plan])
  if (role) await pool.query('insert into member_roles (member_id, role) values ($1, $2)', [user.id, role])
  const find = viewerFinder(pool, product.db)
  return actor(product, { id: user.id, name: username, email, token: token! }, async () => {
    const viewer = await find(token!)
    return viewer === 'over' ? { kind: 'guest', id: null, permissions: await guestMay(product) } : viewer
  })
}
