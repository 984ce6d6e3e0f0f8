import { type AnyOperation, methodOf } from '#kernel/operation.ts'
import type { Actor } from '../../support/cast.ts'
import { call } from '../../support/http-request.ts'
import { examples } from '../examples.ts'
import type { Things } from '../objects.ts'

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
export const idsIn = (text: string): readonly string[] => text.match(ID) ?? []

/** Values that change by themselves: last use of a session, the server's clock, days counted from now and signatures of picture URLs. */
const UNSTABLE = /"(?:seen_at|server_time|sends_at|there_by)":"[^"]*"|until=\d+&signature=[\w-]+/g
/** Operations whose answer differs at each request, or is a file. */
const NOT_COMPARED = /suggestions|shelves|export|sessions|\/file|chain|mark-all|delete-all/

/** Everything that the owner can read of their own data, by operation; public answers are left out. */
export async function readOwn(url: string, owner: Actor, operations: readonly AnyOperation[], things: Things) {
  const answers = new Map<string, string>()
  for (const op of operations.filter(({ http, permission }) => methodOf(http) === 'GET' && permission !== 'everyone' && !NOT_COMPARED.test(http)))
    for (const [at, { given }] of examples[op.http]!.entries()) {
      const { status, text } = await call(url, op, given(things), { token: owner.token })
      if (status === 200) answers.set(`${op.http} ${at}`, text.replace(UNSTABLE, ''))
    }
  return answers
}

/** Addresses, e-mail and telephone numbers that occur only in the owner's private answers. */
export function privateWords(own: ReadonlyMap<string, string>): readonly string[] {
  const words = [...own]
    .filter(([name]) => /contacts|addresses|payment/.test(name))
    .flatMap(([, text]) => [...text.matchAll(/"(?:email|address|phone|payment_method_id)":"([^"]{6,})"/g)].map(([, word]) => word!))
  return [...new Set(words)]
}

/** True when a request of this operation names a thing. */
export const namesThings = ({ http }: AnyOperation, things: Things): boolean =>
  examples[http]!.some(
    ({ given, of }) => of !== undefined || idsIn(JSON.stringify(given(things))).length > 0 || JSON.stringify(given(things)).includes(things.card),
  )

/** The same request with every id replaced by this one. */
export function about<T>(given: T, id: string): T {
  if (Array.isArray(given)) return given.map((one) => about(one, id)) as T
  if (typeof given === 'string') return (given.match(ID)?.[0] === given ? id : given) as T
  if (given === null || typeof given !== 'object' || given instanceof Uint8Array) return given
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, about(value, id)])) as T
}
