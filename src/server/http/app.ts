import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { localeOf } from '#kernel/locale.ts'
import type { Translator } from '../i18n/translator.ts'
import { problem } from '../operations/http-result.ts'
import { parseBody, typeHook } from './body.ts'
import { onClientError } from './client-error.ts'
import { isUnavailable } from './is-unavailable.ts'
import { readCookies } from './parse-request.ts'
import { countedAs, type Trusts } from './peer.ts'

export interface AppParts {
  readonly words: Translator
  readonly secure: boolean
  readonly trust_proxy: Trusts
  readonly log_level: string
  /** Rate limits; false in tests that would exceed them. */
  readonly limits?: boolean
}

/** Fastify without routes: size and time limits, strict bodies, security headers, logs without secrets, errors as problem documents. */
export async function openApp({ words, secure, trust_proxy, log_level, limits = true }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log_level === 'silent' ? false : { level: log_level, serializers: { req: logRequest } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trust_proxy,
    genReqId: () => crypto.randomUUID(),
    bodyLimit: 262_144,
    forceCloseConnections: 'idle',
    keepAliveTimeout: 72_000,
    requestTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
    onProtoPoisoning: 'error',
    clientErrorHandler: onClientError(words),
    frameworkErrors: (_, request, reply) => void fail(words, request as FastifyRequest, reply as FastifyReply, 404, 'operation.not_found'),
  })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  })
  if (limits)
    await app.register(rateLimit, {
      global: true,
      max: 3_000,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => countedAs(ip),
      errorResponseBuilder: (_, { ttl }) => Object.assign(new Error('too often'), { statusCode: 429, ttl }),
    })
  app.removeAllContentTypeParsers()
  // `typeHook` has already checked the exact content type of the route.
  app.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], { parseAs: 'buffer' }, parseBody)
  await app.register(multipart)
  app.addHook('onRequest', typeHook)
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', logResponse)
  app.setErrorHandler((error, request, reply) => onError(words, error as Fault, request, reply))
  return app
}

interface Fault extends Error {
  statusCode?: number
  code?: string
  /** Milliseconds until a rate limit lets the next request pass. */
  ttl?: number
}

const CODES: Record<number, string> = { 408: 'request.unreadable', 413: 'request.too_large', 415: 'request.type', 429: 'request.too_often' }
/** Problem code of a request that failed before its operation was called. */
export const codeOf = (status: number) => CODES[status] ?? 'request.unreadable'
function onError(words: Translator, fault: Fault, request: FastifyRequest, reply: FastifyReply) {
  const status = fault.statusCode ?? 500
  if (fault.ttl) reply.header('retry-after', Math.ceil(fault.ttl / 1_000))
  if (status < 500) return fail(words, request, reply, status, codeOf(status))
  const busy = isUnavailable(fault)
  request.log.error({ fault: { message: fault.message, code: fault.code, stack: fault.stack } }, busy ? 'busy' : 'fault')
  return busy ? fail(words, request, reply, 503, 'server.busy') : fail(words, request, reply, 500, 'server.fault')
}

function fail(words: Translator, request: FastifyRequest, reply: FastifyReply, status: number, code: string) {
  const locale = localeOf(readCookies(request.headers.cookie).get('locale'), request.headers['accept-language'])
  const { text, headers } = problem(words, locale, status, code, status === 500 ? { request_id: request.id } : {})
  if (headers && !reply.hasHeader('retry-after')) reply.headers(headers)
  return reply.code(status).header('cache-control', 'no-store').type('application/problem+json; charset=utf-8').send(text)
}

/** Logs the route's pattern, never a body, token, cookie, query string or a person's address. */
const logRequest = (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? '-' })

async function logResponse(request: FastifyRequest, reply: FastifyReply) {
  request.log.info(
    { method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'answered',
  )
}
