import { fill } from '#kernel/address.ts'
import { type AnyOperation, methodOf, pathFields, pathOf } from '#kernel/operation.ts'

/** Session and headers of a request. */
export interface RequestOptions {
  readonly token?: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}
export interface RawResponse {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  readonly ms: number
  /** CPU time of this thread until the answer: product and test. Unlike `ms` it does not grow with what else the machine does. */
  readonly cpu_ms: number
  /** The body as JSON; throws for other bodies. */
  readonly json: Record<string, never> & { code?: string; result?: never }
}

/** CPU time of this thread, in milliseconds. */
const spent = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** One HTTP request; returns text and duration. */
export async function request(address: string, init: RequestInit = {}): Promise<RawResponse> {
  const [began, before] = [performance.now(), spent()]
  const said = await fetch(address, { redirect: 'manual', ...init })
  const text = await said.text()
  return {
    status: said.status,
    text,
    headers: said.headers,
    ms: performance.now() - began,
    cpu_ms: spent() - before,
    get json() {
      return JSON.parse(text)
    },
  }
}

export const headersOf = ({ token, cookie, headers }: RequestOptions): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(cookie && { cookie }),
  ...headers,
})

/** Calls an operation over HTTP: path fields go into the path, the others into the query or body. */
export async function call(url: string, { http, takes }: AnyOperation, input: object, who: RequestOptions = {}): Promise<RawResponse> {
  const method = methodOf(http)
  if (method === 'GET') return request(url + fill(`/api${pathOf(http)}`, input), { headers: headersOf(who) })
  const inPath = new Set(pathFields(http))
  const [named, rest] = [true, false].map((wanted) => Object.fromEntries(Object.entries(input).filter(([name]) => inPath.has(name) === wanted)))
  const address = url + fill(`/api${pathOf(http)}`, named!)
  const headers = { 'idempotency-key': crypto.randomUUID(), ...headersOf(who) }
  if (takes === 'multipart') return request(address, { method, body: formOf(rest!), headers })
  return request(address, { method, body: JSON.stringify(rest), headers: { 'content-type': 'application/json', ...headers } })
}

/** Multipart form: files under the field names of the operation. */
function formOf(given: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(given))
    form.append(name, value instanceof Uint8Array ? new Blob([value as Uint8Array<ArrayBuffer>]) : String(value))
  return form
}
