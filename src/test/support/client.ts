import { accounts } from '#features/accounts/contract.ts'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { type Actor, type ApiAnswer, PASSWORD } from './cast.ts'
import { call } from './http-request.ts'

/** An API client over real HTTP with a bearer token. */
export function caller(url: string, { id = '' as MemberId, name = 'guest', token = '' }: Partial<Actor>): Actor {
  const ask: Actor['ask'] = async (op, input, more) => {
    const said = await call(url, op, input, { token, headers: { 'idempotency-key': more?.key ?? crypto.randomUUID() } })
    return { status: said.status, text: said.text, ...(said.text ? said.json : {}) } as never
  }
  const gets: Actor['gets'] = async (op, input, more) => {
    const said = await ask(op, input, more)
    if (said.status !== 200) throw new Error(`${name}: ${op.http} answered ${said.status} ${said.text}`)
    return said.result
  }
  return { id, name, email: `${name}@example.com`, token, ask, gets }
}

export async function joinOver(url: string, username: string): Promise<Actor> {
  const wish = { first_name: username, last_name: 'Collector', username, email: `${username}@example.com`, password: PASSWORD }
  const { token, user } = await caller(url, {}).gets(accounts.signUp, wish)
  return caller(url, { id: user.id, name: username, token: token! })
}

const LATE = 20_000
export const rest = (least: number, more: number) => new Promise((done) => setTimeout(done, least + Math.random() * more))

/** Retry: sends the same request with the same idempotency key until there is a final answer. */
export function surely<Op extends AnyOperation>(who: Actor, op: Op, input: GivenOf<Op>): Promise<ApiAnswer<AnswerOf<Op>>> {
  return insist(who, op, input, crypto.randomUUID())
}
export async function insist<Op extends AnyOperation>(who: Actor, op: Op, input: GivenOf<Op>, key: string): Promise<ApiAnswer<AnswerOf<Op>>> {
  for (;;) {
    const said = await Promise.race([who.ask(op, input, { key }).catch(() => undefined), rest(LATE, 0).then(() => undefined)])
    if (said && said.status < 500 && said.code !== 'idempotency.in_progress') return said
    await rest(50, 200)
  }
}
