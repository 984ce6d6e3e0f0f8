import { fill } from '#kernel/address.ts'
import { type AnswerOf, type AnyOperation, type GivenOf, type Http, methodOf, pathFields, pathOf, type RefusalOf } from '#kernel/operation.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { online } from './online.ts'

/** Transport of an operation: fetch in the browser, a function call on the server; both return the same JSON text. */
export type FetchOperation = (http: Http, input: object, key?: string, signal?: AbortSignal) => Promise<Heard>

/** `wait`: seconds from `Retry-After`. */
interface Heard {
  readonly status: number
  readonly text: string
  readonly wait?: number | undefined
}

/** Details of a refusal besides its own facts. */
export interface Problem {
  readonly status: number
  readonly message: string
  readonly wait?: number
  readonly errors?: Readonly<Record<string, readonly string[]>>
}
export const problemOf = ({ facts }: Refusal) => facts as unknown as Problem

export const fetchOperation: FetchOperation = async (http, input, key, signal) => {
  const method = methodOf(http)
  const address = `/api${fill(pathOf(http), method === 'GET' ? input : pathPart(http, input))}`
  const response = await sent(address, {
    method,
    ...(signal && { signal }),
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(bodyPart(http, input)),
    }),
  })
  return { status: response.status, text: await response.text(), wait: Number(response.headers.get('retry-after')) || undefined }
}

/** Offline it waits for the network. A broken connection is retried only for idempotent requests: queries, and commands with a key. */
async function sent(address: string, init: RequestInit & { signal?: AbortSignal }): Promise<Response> {
  await online(init.signal)
  try {
    return await fetch(address, init)
  } catch (fault) {
    const again = init.method === 'GET' || new Headers(init.headers).has('idempotency-key')
    if (navigator.onLine || !again || init.signal?.aborted) throw fault
    await online(init.signal)
    return fetch(address, init)
  }
}

const inPath = (http: Http, input: object, wanted: boolean) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => pathFields(http).includes(name) === wanted))
const pathPart = (http: Http, input: object) => inPath(http, input, true)
const bodyPart = (http: Http, input: object) => inPath(http, input, false)

/** The whole API client: method, path and types come from the operation. No answer throws; a refusal is a value. */
export async function call<Op extends AnyOperation>(
  ask: FetchOperation,
  op: Op,
  input: GivenOf<Op>,
  key?: string,
  signal?: AbortSignal,
): Promise<AnswerOf<Op> | Refusal<RefusalOf<Op>>> {
  const { status, text, wait } = await ask(op.http, input as object, key, signal)
  const answer = JSON.parse(text)
  return status < 400
    ? answer.result
    : refuse(answer.code, { ...answer.facts, status, message: answer.message, errors: answer.errors, permission: answer.permission, wait })
}
