import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    takes?: 'json' | 'multipart' | 'raw' | 'form' | 'page_form'
  }
}

const unreadable = (statusCode: number) => Object.assign(new Error('not readable'), { statusCode })
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses JSON bodies. A webhook keeps its raw bytes, because its signature covers them. */
export async function parseBody(request: FastifyRequest, body: Buffer): Promise<unknown> {
  if (request.routeOptions.config.takes === 'raw') return body
  if (request.routeOptions.config.takes === 'page_form') return readFields(body)
  // One-click unsubscribe (RFC 8058): the mail program's form body is ignored, the URL says everything.
  if (!body.length || request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return {}
  const given: unknown = readable(() => JSON.parse(utf8.decode(body)))
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw unreadable(400)
  return given
}

/** The fields of a page's form; a repeated name is refused. */
function readFields(body: Buffer): Readonly<Record<string, string>> {
  // Prototype pollution: no prototype, because a client may name a field `constructor`.
  const given: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(readable(() => utf8.decode(body)))) {
    if (name in given) throw unreadable(400)
    given[name] = value
  }
  return given
}

function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw unreadable(400)
  }
}

const TYPES = {
  json: /^application\/json(; ?charset=utf-8)?$/i,
  raw: /^application\/json(; ?charset=utf-8)?$/i,
  form: /^(application\/json|application\/x-www-form-urlencoded)(; ?charset=utf-8)?$|^multipart\/form-data; ?boundary=[\w'()+,./:=?"-]{1,72}$/i,
  page_form: /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i,
  multipart: /^multipart\/form-data; ?boundary=[\w'()+,./:=?"-]{1,72}$/i,
}

/** Content type check before parsing: only the route's own type is accepted. */
export async function typeHook(request: FastifyRequest, _reply: FastifyReply) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': chunked, 'content-encoding': pressed } = request.headers
  const empty = !chunked && (!length || length === '0')
  if (pressed || (type !== undefined && !TYPES[request.routeOptions.config.takes ?? 'json'].test(type)) || (type === undefined && !empty))
    throw unreadable(415)
}
