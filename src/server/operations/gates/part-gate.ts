import type { Http } from '#kernel/operation.ts'
import { namesIn, type Permission } from '#kernel/permission.ts'
import { type HttpResult, problem } from '../http-result.ts'
import type { DispatcherParts } from '../registered-handler.ts'
import type { Requester } from '../requester.ts'
import type { Slice } from '../slice.ts'

/** The part of each operation that is refused while its part is closed. Those who run the place keep theirs. */
export function partsOf(slices: readonly Pick<Slice, 'part' | 'handlers'>[]): ReadonlyMap<Http, string> {
  return new Map(
    slices.flatMap(({ part, handlers }) =>
      part ? handlers.flatMap(({ op }) => (part.goes_on.has(op.http) || isOfStaff(op.permission) ? [] : [[op.http, part.code] as const])) : [],
    ),
  )
}
const isOfStaff = (permission: Permission) => namesIn(permission).some((name) => name.startsWith('user.access.'))

/** One refusal for whatever belongs to a closed part, before any permission: a plan would not open it. */
export function partGate({ words, tools }: DispatcherParts, part: string | undefined, { locale }: Requester): HttpResult | undefined {
  return part && tools.switches.off().has(part) ? problem(words, locale, 404, 'part.off', { facts: { part } }) : undefined
}
