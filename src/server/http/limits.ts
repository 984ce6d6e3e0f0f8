import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { type $ZodObject, type $ZodType, safeParse } from 'zod/v4/core'
import { type AnyOperation, type Http, methodOf } from '#kernel/operation.ts'
import type { Requester } from '../operations/requester.ts'
import { deviceOf, type Edge } from './parse-request.ts'
import { countedAs } from './peer.ts'
import type { SharedCounts } from './shared-counts.ts'

/** Default rate limits per minute, which keep a process from overload: each process counts for itself. */
const USUAL = { GET: 1_200, POST: 240, DELETE: 240 } as const
/** Up to this declared limit requests are counted over all processes: it is against guessing and letters to strangers, not against load. */
const MOST_SHARED = 60

type Hooks = readonly preHandlerAsyncHookHandler[]
/** The rate limit of an operation as route hooks. */
export type RateLimitOf = (op: AnyOperation) => Hooks
export interface LimitParts extends Pick<Edge, 'isDeviceOf' | 'secure'> {
  readonly sharedCounts: SharedCounts
}

/** One count per operation for all its routes: a page's form does not get a second allowance. */
export function openRateLimits(app: FastifyInstance, parts: LimitParts): RateLimitOf {
  const hooks = new Map<Http, Hooks>()
  const isOff = !app.hasDecorator('rateLimit')
  return (op) => {
    const known = hooks.get(op.http) ?? (isOff ? [] : isShared(op) ? [sharedHook(op, parts)] : [ownHook(app, op)])
    hooks.set(op.http, known)
    return known
  }
}

const isShared = ({ limit }: AnyOperation) => limit !== undefined && (limit.by !== undefined || limit.per_minute <= MOST_SHARED)

const ownHook = (app: FastifyInstance, { http, limit }: AnyOperation) =>
  app.rateLimit({
    max: limit?.per_minute ?? USUAL[methodOf(http)],
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => countedAs(ip),
  }) as preHandlerAsyncHookHandler

/** The peer's own limit comes first, whatever account its requests name: against one password tried on many accounts. */
function sharedHook(op: AnyOperation, { sharedCounts, ...edge }: LimitParts): preHandlerAsyncHookHandler {
  const { per_minute, per_peer } = op.limit!
  return async (request: FastifyRequest) => {
    const wait =
      (per_peer && (await sharedCounts(`${op.http} peer ${countedAs(request.ip)}`, per_peer))) ||
      (await sharedCounts(`${op.http} ${await keyOf(op, request, edge)}`, per_minute))
    if (wait) throw tooOften(wait)
  }
}

const tooOften = (wait: number) => Object.assign(new Error('too often'), { statusCode: 429, ttl: 1_000 * wait })

/** The pace of an API key, whatever it calls and at whichever process. */
export async function countKey({ viewer }: Pick<Requester, 'viewer'>, sharedCounts: SharedCounts): Promise<void> {
  const key = viewer.kind === 'member' ? viewer.key : undefined
  const wait = key && (await sharedCounts(`key ${key.id}`, key.per_minute))
  if (wait) throw tooOften(wait)
}

/**
 * Rate limit key: the peer's IP address, or an input field such as `email`, so that many peers together cannot guess one account's password. A
 * browser the owner has used before has its own count.
 */
async function keyOf({ limit, input }: AnyOperation, request: FastifyRequest, { isDeviceOf, secure }: Pick<Edge, 'isDeviceOf' | 'secure'>) {
  const by = limit?.by
  const account = by && readField(input, by, (request.body as Record<string, unknown> | undefined)?.[by])
  if (account === undefined) return countedAs(request.ip)
  const device = deviceOf(request.headers.cookie, secure)
  return device && by === 'email' && (await isDeviceOf(account, device)) ? `device:${device}` : `${by}:${account}`
}

/** Parses the field as the operation does, so that all spellings of an account share one count; undefined for input that would be refused. */
function readField(input: $ZodType, name: string, given: unknown): string | undefined {
  const field = (input as $ZodObject)._zod.def.shape[name]
  const read = field && safeParse(field, given)
  return typeof read?.data === 'string' ? read.data.normalize('NFKC').toLowerCase() : undefined
}
