import type { FastifyRequest } from 'fastify'
import { type AnyOperation, methodOf } from '#kernel/operation.ts'

/** Reading is cheap, changing is not; what an operation declares wins. */
const USUAL = { GET: 1_200, POST: 240, DELETE: 240 } as const

/** Counts by true peer; a named field counts together with it, so that one account is not guessed from one place. */
export function limitOf({ http, limit }: AnyOperation) {
  const { per_minute = USUAL[methodOf(http)], by } = limit ?? {}
  return {
    max: per_minute,
    timeWindow: 60_000,
    groupId: http,
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => {
      const named = by && (request.body as Record<string, unknown> | undefined)?.[by]
      return typeof named === 'string' ? `${by}:${named.trim().toLowerCase().slice(0, 320)}` : request.ip
    },
  }
}
