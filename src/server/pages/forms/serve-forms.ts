import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { $ZodObject } from 'zod/v4/core'
import { localeOf } from '#kernel/locale.ts'
import type { AnyOperation } from '#kernel/operation.ts'
import { refuse } from '#kernel/refusal.ts'
import { codeOf } from '../../http/app.ts'
import { isUnavailable } from '../../http/is-unavailable.ts'
import type { RateLimitOf } from '../../http/limits.ts'
import { type Edge, parseRequest, readCookies, setCookies } from '../../http/parse-request.ts'
import type { Translator } from '../../i18n/translator.ts'
import type { Dispatcher } from '../../operations/dispatcher.ts'
import { type HttpResult, problem } from '../../operations/http-result.ts'
import type { DrawPage } from '../draw-page.ts'
import type { PageForm } from './page-form.ts'

export interface FormsParts extends Omit<Edge, 'isDeviceOf'> {
  readonly forms: readonly PageForm[]
  readonly dispatcher: Dispatcher
  readonly words: Translator
  readonly rateLimitOf: RateLimitOf
}
type Fields = Readonly<Record<string, string>>

/** Body limit in bytes. */
const MOST_BYTES = 16_384

/** Form posts call the same operations as the API, with the same dispatcher and rate limits; the answer is a page instead of JSON. */
export function serveForms(app: FastifyInstance, parts: FormsParts, draw: DrawPage) {
  for (const [path, forms] of Map.groupBy(parts.forms, ({ path }) => path)) {
    const meant = (request: FastifyRequest) => formOf(forms, fieldsOf(request))
    app.post(path, {
      bodyLimit: MOST_BYTES,
      config: { rateLimit: false, takes: 'page_form' },
      preHandler: async (request, reply) => {
        for (const count of parts.rateLimitOf(meant(request).op)) await count.call(app, request, reply)
      },
      handler: (request, reply) => post(meant(request), request, reply, parts, draw),
      errorHandler: (fault, request, reply) => failed(fault as FastifyError, meant(request), request, reply, parts, draw),
    })
  }
}

const fieldsOf = (request: FastifyRequest) => (request.body ?? {}) as Fields
const formOf = (forms: readonly PageForm[], fields: Fields): PageForm =>
  forms.find(({ sent_with }) => sent_with && sent_with in fields) ?? forms.find(({ sent_with }) => !sent_with)!

async function post(form: PageForm, request: FastifyRequest, reply: FastifyReply, parts: FormsParts, draw: DrawPage) {
  const arrival = await parseRequest(request, parts)
  // CSRF: a post from another site gets none of its fields shown again.
  if ('code' in arrival) return no(problem(parts.words, arrival.locale, arrival.status, arrival.code), form, {}, request, reply, draw)
  const query = new URLSearchParams(request.url.split('?')[1])
  const fields = fieldsOf(request)
  const result = await parts.dispatcher.dispatch(form.op.http, givenOf(form, fields, query), { ...arrival, client: 'web' })
  if (result.status >= 400) return no(result, form, fields, request, reply, draw)
  setCookies(reply, result, parts.secure)
  const next = form.leads(JSON.parse(result.text).result as never, query)
  if (typeof next === 'string') return reply.header('cache-control', 'no-store').redirect(next, 303)
  return draw(request, reply, { status: next.status, posted: { http: next.op.http, values: next.values } })
}

/** The operation's input, from the form's fields and the URL's query; other fields are ignored. */
function givenOf({ op, in_address = {} }: PageForm, fields: Fields, query: URLSearchParams): object {
  const names = namesOf(op).filter((name) => name in fields && !(name in in_address))
  const found = Object.entries(in_address).map(([name, there]) => [name, query.get(there) ?? ''])
  return Object.fromEntries([...names.map((name) => [name, fields[name]]), ...found])
}
const namesOf = ({ input }: AnyOperation) => Object.keys((input as $ZodObject)._zod.def.shape)

function no(
  { status, text, headers }: HttpResult,
  { op, echoes }: PageForm,
  fields: Fields,
  request: FastifyRequest,
  reply: FastifyReply,
  draw: DrawPage,
) {
  if (headers) reply.headers(headers)
  const { code, message, errors, permission, facts } = JSON.parse(text)
  const values = Object.fromEntries(echoes.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  const wait = Number(headers?.['retry-after']) || undefined
  const refusal = refuse(code, { ...facts, status, message, errors, permission, wait })
  return draw(request, reply, { status, posted: { http: op.http, values, refusal } })
}

/** Errors before the operation (too large, wrong type, too often, a fault of ours) are shown on the page, not as JSON. */
async function failed(
  fault: FastifyError & { ttl?: number },
  form: PageForm,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: FormsParts,
  draw: DrawPage,
) {
  const status = fault.statusCode ?? 500
  if (status >= 500) request.log.error({ fault: { message: fault.message, code: fault.code, stack: fault.stack } }, 'form')
  const busy = status >= 500 && isUnavailable(fault)
  const code = status < 500 ? codeOf(status) : busy ? 'server.busy' : 'server.fault'
  const locale = localeOf(readCookies(request.headers.cookie).get('locale'), request.headers['accept-language'])
  const said = problem(parts.words, locale, busy ? 503 : status, code)
  const headers = fault.ttl ? { 'retry-after': String(Math.ceil(fault.ttl / 1_000)) } : said.headers
  return no({ ...said, ...(headers && { headers }) }, form, fieldsOf(request), request, reply, draw)
}
