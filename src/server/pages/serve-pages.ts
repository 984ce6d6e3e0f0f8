import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '#kernel/locale.ts'
import { type DisplayPreference, type DisplayPreferenceOf, displayPreferences, isDisplayPreference } from '#kernel/people/display-preferences.ts'
import { isUnavailable } from '../http/is-unavailable.ts'
import { cookieName, displayPreferenceCookie, type Edge, readCookies, sessionCookie } from '../http/parse-request.ts'
import type { Dispatcher } from '../operations/dispatcher.ts'
import type { Requester } from '../operations/requester.ts'
import { openPageCache } from './page-cache.ts'
import type { PageSite, Renderer } from './renderer.ts'

export interface PagesParts extends Omit<Edge, 'isDeviceOf'> {
  readonly dispatcher: Dispatcher
  readonly web: Renderer
  readonly site: Pick<PageSite, 'name' | 'currency' | 'colours' | 'sandbox'>
  /** Origins whose frames a page may hold: the payment gateway's fields. */
  readonly frames: readonly string[]
}

export function servePages(app: FastifyInstance, parts: PagesParts) {
  app.get('/language', { exposeHeadRoute: false }, (request, reply) => choose(request, reply, 'locale', parts.secure))
  app.get('/theme', { exposeHeadRoute: false }, (request, reply) => choose(request, reply, 'theme', parts.secure))
  app.get('/density', { exposeHeadRoute: false }, (request, reply) => choose(request, reply, 'density', parts.secure))
  const draw = openPageCache(parts.web)
  app.get('/*', (request, reply) => show(request, reply, parts, draw))
  // People are met one by one: whoever walks through them all comes back later, as at the API.
  const often = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } }
  app.get('/profile/*', often, (request, reply) => show(request, reply, parts, draw))
}

/** A taste, not a secret: kept for a year in a cookie, and back to where it was chosen. */
function choose(request: FastifyRequest, reply: FastifyReply, name: DisplayPreference, secure: boolean) {
  const { to, from } = request.query as Record<string, unknown>
  if (isDisplayPreference(name, to)) reply.header('set-cookie', displayPreferenceCookie(name, to, secure))
  return reply.redirect(typeof from === 'string' && /^\/(?![/\\])[\w\-./?=&%+,~]{0,500}$/.test(from) ? from : '/', 303)
}

async function show(request: FastifyRequest, reply: FastifyReply, parts: PagesParts, draw: ReturnType<typeof openPageCache>) {
  // Two slashes would be read as the name of another host: such a page is ours, under its one address.
  if (/^\/[/\\]/.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 308)
  const { dispatcher, web, findViewer, secure, origin } = parts
  const cookies = readCookies(request.headers.cookie)
  const locale = localeOf(cookies.get('locale'), request.headers['accept-language'])
  const token = cookies.get(cookieName(secure))
  const found = await findViewer(token || undefined)
  if (found === 'over') reply.header('set-cookie', sessionCookie(null, secure))
  const viewer = found === 'over' ? ((await findViewer(undefined)) as Requester['viewer']) : found
  const requester: Requester = { viewer, locale, client: 'web', peer: request.ip, agent: '' }
  const site: PageSite = {
    name: parts.site.name,
    currency: parts.site.currency,
    colours: parts.site.colours,
    sandbox: parts.site.sandbox,
    locale,
    ...tastesIn(cookies),
    signed_in: viewer.kind === 'member',
    origin,
    today: new Date().toISOString().slice(0, 10),
  }
  const nonce = randomBytes(16).toString('base64')
  try {
    const drawn = await draw(request.url, site, (http, input) => dispatcher.dispatch(http, input, requester))
    if (drawn.fault) request.log.error({ fault: String((drawn.fault as Error)?.stack ?? drawn.fault) }, 'page')
    if (drawn.location) return reply.redirect(drawn.location, 302)
    const head = (await web.head(drawn.screen, locale)).replaceAll('NONCE', nonce)
    const page = Buffer.concat([drawn.before, Buffer.from(head), drawn.after])
    // A question that found the database away has failed the page, and not for good.
    return send(request, reply.code(drawn.fault && isUnavailable(drawn.fault) ? 503 : drawn.status), page, policy(nonce, parts))
  } catch (fault) {
    request.log.error({ fault: { message: (fault as Error).message, stack: (fault as Error).stack } }, 'page')
    return send(request, reply.code(isUnavailable(fault) ? 503 : 500), Buffer.from(LAST_RESORT), policy(nonce, parts))
  }
}

function tastesIn(cookies: ReadonlyMap<string, string>) {
  const one = <T extends DisplayPreference>(name: T): DisplayPreferenceOf<T> => {
    const value = cookies.get(name)
    return isDisplayPreference(name, value) ? value : displayPreferences[name][0]!
  }
  return { theme: one('theme'), density: one('density'), numbers: one('numbers'), single_keys: one('single_keys') }
}

function send(request: FastifyRequest, reply: FastifyReply, html: Buffer, csp: string) {
  const { encoding, body } = press(html, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .header('content-security-policy', csp)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(body)
}

/** Pages are pressed as they are made: zstd 3 costs a quarter of brotli 5 and is 15 % larger; gzip for the rest. */
function press(text: Buffer, accepted: string | string[] = ''): { encoding?: string; body: Buffer } {
  if (/\bzstd\b/.test(String(accepted)))
    return { encoding: 'zstd', body: zlib.zstdCompressSync(text, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 3 } }) }
  if (/\bgzip\b/.test(String(accepted))) return { encoding: 'gzip', body: zlib.gzipSync(text, { level: 4 }) }
  return { body: text }
}

/** Only what carries this page's nonce runs, and what that loads: an uploaded file never can. */
const policy = (nonce: string, { web, frames }: PagesParts) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${web.styles}`.trim(),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** When even the error page cannot be drawn: nothing in it can fail. */
const LAST_RESORT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title><body><main><h1>An error occurred while showing the error page</h1><p><a href="/">Go back to home</a></p></main></body></html>'
