import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fromQuery } from '#kernel/address.ts'
import { type AnyOperation, methodOf, pathOf } from '#kernel/operation.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Dispatcher } from '../operations/dispatcher.ts'
import { type HttpResult, problem } from '../operations/http-result.ts'
import type { Requester } from '../operations/requester.ts'
import { DOCS_POLICY, docsPage } from './docs.ts'
import { sendFile } from './file.ts'
import { countKey, openRateLimits, type RateLimitOf } from './limits.ts'
import { type OpenApi, openapi } from './openapi.ts'
import { cookieName, type Edge, parseRequest, readCookies, sessionCookie, setCookies } from './parse-request.ts'
import type { SharedCounts } from './shared-counts.ts'
import { dropUploads, type Quarantine, takeUploads } from './uploads.ts'

export interface ApiParts extends Edge {
  readonly sharedCounts: SharedCounts
  readonly dispatcher: Dispatcher
  readonly words: Translator
  readonly quarantine: Quarantine
  readonly site_name: string
}

/** Registers every operation as a route under /api. Returns their rate limits, so that other routes to an operation share its count. */
export function serveApi(app: FastifyInstance, parts: ApiParts): RateLimitOf {
  const rateLimitOf = openRateLimits(app, parts)
  for (const op of parts.dispatcher.operations) {
    app.route({
      method: methodOf(op.http),
      url: `/api${pathOf(op.http).replace(/\{(\w+)\}/g, ':$1')}`,
      config: { rateLimit: false, takes: op.takes ?? 'json' },
      bodyLimit: bodyLimitOf(op, parts.quarantine),
      exposeHeadRoute: false,
      preHandler: [...rateLimitOf(op)],
      handler: (request, reply) => answer(op, request, reply, parts),
    })
  }
  let page: OpenApi | undefined
  const described = () => {
    page ??= openapi(parts.dispatcher.operations, parts.site_name, parts.dispatcher.scopeOf)
    return page
  }
  app.get('/api/openapi.json', { exposeHeadRoute: false }, described)
  app.get('/api/docs', { exposeHeadRoute: false }, (_, reply) =>
    reply.header('content-security-policy', DOCS_POLICY).type('text/html; charset=utf-8').send(docsPage(described())),
  )
  app.all('/api/*', async (request, reply) => {
    const arrival = await parseRequest(request, parts)
    return send(reply, problem(parts.words, arrival.locale, 404, 'operation.not_found'), parts)
  })
  return rateLimitOf
}

/** A large file comes alone, with a picture of itself. */
const bodyLimitOf = ({ takes, uploads }: AnyOperation, { most, most_of_large, most_per_file }: Quarantine) =>
  takes !== 'multipart' ? 262_144 : uploads === 'large' ? most_of_large + most_per_file : most

async function answer(op: AnyOperation, request: FastifyRequest, reply: FastifyReply, parts: ApiParts) {
  const arrival = await parseRequest(request, parts)
  if ('code' in arrival) return send(reply, problem(parts.words, arrival.locale, arrival.status, arrival.code), parts)
  await countKey(arrival, parts.sharedCounts)
  if (op.bearer_only && !request.headers.authorization)
    return send(reply.header('allow', 'POST, DELETE'), problem(parts.words, arrival.locale, 405, 'method.not_allowed'), parts)
  if (op.takes === 'raw') return send(reply, await parts.dispatcher.dispatch(op.http, {}, { ...arrival, raw: rawOf(request) }), parts)
  if (op.takes === 'multipart') return upload(op, request, reply, parts, arrival)
  return send(reply, await parts.dispatcher.dispatch(op.http, givenOf(op, request), arrival), parts, request)
}

async function upload(op: AnyOperation, request: FastifyRequest, reply: FastifyReply, parts: ApiParts, arrival: Requester) {
  // Upload of a member without the permission: refused before the first byte is written to disk.
  const gate = parts.dispatcher.authorize(op.http, arrival)
  if (gate) return send(reply, gate, parts)
  return send(reply, await receive(op, request, parts, arrival), parts)
}

/** Uploads are deleted before the answer is sent, so none remain in quarantine after it. */
async function receive(op: AnyOperation, request: FastifyRequest, parts: ApiParts, arrival: Requester): Promise<HttpResult> {
  const taken = await takeUploads(request, parts.quarantine, op)
  try {
    if ('code' in taken) return problem(parts.words, arrival.locale, taken.status, taken.code)
    return await parts.dispatcher.dispatch(op.http, { ...taken.given, ...namedBy(op, request) }, { ...arrival, uploads: taken.files })
  } finally {
    await dropUploads(taken)
  }
}

/** Numbers in a path are read as those of a query: by the schema. */
const namedBy = ({ input }: AnyOperation, { params }: FastifyRequest): object =>
  fromQuery(input, new URLSearchParams(params as Record<string, string>))

function givenOf(op: AnyOperation, request: FastifyRequest): object {
  const path = namedBy(op, request)
  if (methodOf(op.http) !== 'GET') return { ...((request.body as object | undefined) ?? {}), ...path }
  const { url = '' } = request.raw
  const at = url.indexOf('?')
  return at < 0 ? { ...path } : { ...fromQuery(op.input, new URLSearchParams(url.slice(at))), ...path }
}

const rawOf = (request: FastifyRequest) => ({
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  signature: String(request.headers['stripe-signature'] ?? request.headers['x-hmac-signature'] ?? request.headers.signature ?? '').slice(0, 2_000),
})

function send(reply: FastifyReply, result: HttpResult, { secure }: Edge, request?: FastifyRequest) {
  const { status, bytes, headers, file, location } = result
  if (headers) reply.headers(headers)
  setCookies(reply, result, secure)
  if (result.session === undefined && status === 401 && request && readCookies(request.headers.cookie).has(cookieName(secure)))
    reply.header('set-cookie', sessionCookie(null, secure))
  if (file) return sendFile(reply, file)
  if (location) return reply.redirect(location, 303)
  reply.header('cache-control', 'no-store').header('vary', 'cookie, authorization, accept-language')
  return reply
    .code(status)
    .type(status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8')
    .send(bytes ?? result.text)
}
