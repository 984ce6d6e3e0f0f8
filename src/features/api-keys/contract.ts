import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { apiScopes } from '#kernel/people/api-scope.ts'
import { fields, Instant, id, line, MemberId, named } from '#kernel/shapes.ts'
import { MOST_PACE, states, USUAL_LIFE, USUAL_PACE } from './rules.ts'

export const ApiKeyId = id('api_keys')
export type ApiKeyId = z.infer<typeof ApiKeyId>

const Scope = z.enum(apiScopes)
export const ApiKey = named(
  'ApiKey',
  z.object({
    ...{ id: ApiKeyId, name: z.string(), start: z.string(), scopes: z.array(Scope), per_minute: z.int() },
    ...{ created_at: Instant, ends_at: Instant, used_at: z.nullable(Instant), state: z.enum(states) },
  }),
)
/** What a scope opens, read from the operations that slices name under it. */
const Opened = z.object({ scope: Scope, calls: z.array(z.object({ http: z.string(), doc: z.string() })) })
const topics = (_: unknown, { member_id }: { member_id: string }) => [`api keys of member:${member_id}`]

export const apiKeys = {
  list: operation({
    http: 'GET /api-keys',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ keys: z.array(ApiKey), scopes: z.array(Opened), member_id: MemberId }),
    refusals: {},
    doc: 'One’s own API keys, the newest first, with the calls that each scope opens. The keys themselves are not kept and cannot be read.',
    topics,
  }),
  make: operation({
    http: 'POST /api-keys',
    permission: 'my_store.api_keys',
    input: fields({
      name: line(60),
      scopes: z.array(Scope).check(z.minLength(1), z.maxLength(apiScopes.length)),
      days: z._default(z.int().check(z.gte(1), z.lte(365)), USUAL_LIFE),
      per_minute: z._default(z.int().check(z.gte(1), z.lte(MOST_PACE)), USUAL_PACE),
    }),
    output: z.object({ api_key: ApiKey, key: z.string(), member_id: MemberId }),
    refusals: { 'api_key.too_many': { status: 409 } },
    limit: { per_minute: 10 },
    fresh: true,
    audit: 'rights',
    doc: 'Make an API key: `Authorization: Bearer cachet_key_…`. The key is answered once. It opens the operations of its scopes and nothing else: never sign-in, money that goes out, or settings of the account.',
  }),
  revoke: operation({
    http: 'DELETE /api-keys/{id}',
    permission: 'signed_in',
    input: fields({ id: ApiKeyId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { 'api_key.not_found': { status: 404 } },
    audit: 'rights',
    doc: 'End a key at once. What is under way with it is finished; the next call is refused.',
  }),
  revokeAll: operation({
    http: 'POST /api-keys/revoke-all',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ revoked: z.int(), member_id: MemberId }),
    refusals: {},
    audit: 'rights',
    doc: 'End all of one’s own keys at once. Where none is in force nothing happens.',
  }),
}

export const apiKeysMoved = event({
  name: 'api_keys.moved',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`api keys of member:${member_id}`],
})
