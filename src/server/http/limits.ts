import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core'
import { type AnyOperation, type Http, methodOf } from '#kernel/operation.ts'
import { deviceOf, type Edge } from './parse-request.ts'
import { countedAs } from './peer.ts'

/** Default rate limits per minute; an operation may declare its own. */
const USUAL = { GET: 1_200, POST: 240, DELETE: 240 } as const

/** The rate limit of an operation as route hooks. */
export type RateLimitOf = (op: AnyOperation) => readonly preHandlerAsyncHookHandler[]

/** One count per operation for all its routes: a page's form does not get a second allowance. */
export function openRateLimits(app: FastifyInstance, edge: Pick<Edge, 'isDeviceOf' | 'secure'>): RateLimitOf {
  const hooks = new Map<Http, readonly preHandlerAsyncHookHandler[]>()
  return (op) => {
    const known = hooks.get(op.http) ?? [...peerHooks(app, op), ...accountHooks(app, op, edge)]
    hooks.set(op.http, known)
    return known
  }
}

function accountHooks(app: FastifyInstance, op: AnyOperation, edge: Pick<Edge, 'isDeviceOf' | 'secure'>) {
  return app.hasDecorator('rateLimit') ? [app.rateLimit(limitOf(op, edge)) as preHandlerAsyncHookHandler] : []
}

/**
 * Rate limit key: the peer's IP address, or an input field such as `email`, so that many peers together cannot guess one account's password. A
 * browser the owner has used before has its own count.
 */
function limitOf({ http, limit, input }: AnyOperation, { isDeviceOf, secure }: Pick<Edge, 'isDeviceOf' | 'secure'>) {
  const { per_minute = USUAL[methodOf(http)], by } = limit ?? {}
  return {
    max: per_minute,
    timeWindow: 60_000,
    keyGenerator: async (request: FastifyRequest) => {
      const account = by && readField(input, by, (request.body as Record<string, unknown> | undefined)?.[by])
      if (account === undefined) return countedAs(request.ip)
      const device = deviceOf(request.headers.cookie, secure)
      return device && by === 'email' && (await isDeviceOf(account, device)) ? `device:${device}` : `${by}:${account}`
    },
  }
}

/** Parses the field as the operation does, so that all spellings of an account share one count; undefined for input that would be refused. */
function readField(input: $ZodType, name: string, given: unknown): string | undefined {
  const field = (input as $ZodObject)._zod.def.shape[name]
  const read = field && safeParse(field, given)
  return typeof read?.data === 'string' ? read.data.normalize('NFKC').toLowerCase() : undefined
}

const MINUTE = 60_000
/** A second rate limit per peer and minute, whatever account the requests name. */
function peerHooks(app: FastifyInstance, { limit }: AnyOperation): readonly preHandlerAsyncHookHandler[] {
  if (!limit?.per_peer || !app.hasDecorator('rateLimit')) return []
  const most = limit.per_peer
  let since = performance.now()
  let counts = new Map<string, number>()
  const preHandler = async (request: FastifyRequest) => {
    const peer = countedAs(request.ip)
    if (performance.now() - since > MINUTE) {
      since = performance.now()
      counts = new Map()
    }
    const count = (counts.get(peer) ?? 0) + 1
    counts.set(peer, count)
    if (count > most) throw Object.assign(new Error('too often'), { statusCode: 429 })
  }
  return [preHandler]
}
