import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AnyOperation, methodOf } from '#kernel/operation.ts'
import { deviceOf, type Edge } from './asker.ts'

/** Reading is cheap, changing is not; what an operation declares wins. */
const USUAL = { GET: 1_200, POST: 240, DELETE: 240 } as const

/** Counts by true peer; a named field counts instead, so that one account is not guessed from many places. Its owner, on a browser of theirs, is counted apart. */
export function limitOf({ http, limit }: AnyOperation, { isDeviceOf, secure }: Pick<Edge, 'isDeviceOf' | 'secure'>) {
  const { per_minute = USUAL[methodOf(http)], by } = limit ?? {}
  return {
    max: per_minute,
    timeWindow: 60_000,
    groupId: http,
    hook: 'preHandler' as const,
    keyGenerator: async (request: FastifyRequest) => {
      const named = by && (request.body as Record<string, unknown> | undefined)?.[by]
      if (typeof named !== 'string') return request.ip
      const account = named.slice(0, 640).trim().normalize('NFKC').toLowerCase()
      const device = deviceOf(request.headers.cookie, secure)
      return device && by === 'email' && (await isDeviceOf(account, device)) ? `device:${device}` : `${by}:${account}`
    },
  }
}

const MINUTE = 60_000
/** A second count, beside the first: how much one peer may ask in a minute, whatever it names. */
export function peerHook(app: FastifyInstance, { limit }: AnyOperation) {
  if (!limit?.per_peer || !app.hasDecorator('rateLimit')) return {}
  const most = limit.per_peer
  let since = performance.now()
  let counts = new Map<string, number>()
  const preHandler = async ({ ip }: FastifyRequest) => {
    if (performance.now() - since > MINUTE) {
      since = performance.now()
      counts = new Map()
    }
    const count = (counts.get(ip) ?? 0) + 1
    counts.set(ip, count)
    if (count > most) throw Object.assign(new Error('too often'), { statusCode: 429 })
  }
  return { preHandler }
}
