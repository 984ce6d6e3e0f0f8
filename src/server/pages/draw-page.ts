import { randomBytes } from 'node:crypto'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '#kernel/locale.ts'
import { type DisplayPreference, type DisplayPreferenceOf, displayPreferences, isDisplayPreference } from '#kernel/people/display-preferences.ts'
import { isUnavailable } from '../http/is-unavailable.ts'
import { cookieName, type Edge, readCookies, sessionCookie } from '../http/parse-request.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Dispatcher } from '../operations/dispatcher.ts'
import type { Requester } from '../operations/requester.ts'
import type { Switches } from '../switches.ts'
import { type Banner, readNotices, withBanner } from './banner.ts'
import { closedPage, withoutWays } from './closed-part.ts'
import { openPageCache } from './page-cache.ts'
import type { PageSite, PostedForm, Renderer } from './renderer.ts'
import { leaveWithView, viewBar } from './view-bar.ts'

export interface PageParts extends Omit<Edge, 'isDeviceOf'> {
  readonly dispatcher: Dispatcher
  readonly web: Renderer
  readonly banner: Banner
  readonly words: Translator
  readonly switches: Pick<Switches, 'closing' | 'closed'>
  readonly site: Pick<PageSite, 'name' | 'currency' | 'colours' | 'sandbox' | 'support_url'>
  /** Origins allowed in iframes: the payment gateway's card fields. */
  readonly frames: readonly string[]
  /** Origins besides ours that scripts may ask: the payment gateway's. */
  readonly connects: readonly string[]
}

/** A page that is rendered as the answer to its posted form. */
interface DrawnAgain {
  readonly status: number
  readonly posted: PostedForm
}
export type DrawPage = (request: FastifyRequest, reply: FastifyReply, again?: DrawnAgain) => Promise<FastifyReply>

export function openPageDrawing(parts: PageParts): DrawPage {
  const draw = openPageCache(parts.web)
  return (request, reply, again) => show(request, reply, parts, draw, again)
}

async function show(request: FastifyRequest, reply: FastifyReply, parts: PageParts, draw: ReturnType<typeof openPageCache>, again?: DrawnAgain) {
  // Open redirect: a path that begins with two slashes would name another host, so it is redirected to the path with one.
  if (/^\/[/\\]/.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 308)
  const { dispatcher, web } = parts
  const { requester, site } = await visitorOf(request, reply, parts, again?.posted)
  const nonce = randomBytes(16).toString('base64')
  const closed = closedPage(parts, request.url, requester.locale)
  try {
    const drawn = await draw(closed?.drawn_as ?? request.url, site, (http, input) => dispatcher.dispatch(http, input, requester))
    if (drawn.fault) request.log.error({ fault: String((drawn.fault as Error)?.stack ?? drawn.fault) }, 'page')
    if (drawn.location) return reply.redirect(drawn.location, again ? 303 : 302)
    const moment = drawn.moment === undefined ? '' : `<script nonce="NONCE">sentAt=${drawn.moment}</script>`
    const tags = moment + (await web.head(drawn.screen, site.locale)) + withoutWays(parts.switches)
    const head = (closed?.withoutScripts(tags) ?? tags).replaceAll('NONCE', nonce)
    const above = viewBar(parts.words, requester) + (closed?.words ?? '') + (await bannerFor(request, requester, parts))
    const page = Buffer.concat([drawn.before, Buffer.from(head), withBanner(drawn.after, above)])
    leaveWithView(reply, requester)
    const status = again && drawn.status === 200 ? again.status : drawn.status
    // A query failed because the database is unavailable: 503, so that the page is tried again.
    return send(request, reply.code(drawn.fault && isUnavailable(drawn.fault) ? 503 : status), page, policy(nonce, parts))
  } catch (fault) {
    request.log.error({ fault: { message: (fault as Error).message, stack: (fault as Error).stack } }, 'page')
    return send(request, reply.code(isUnavailable(fault) ? 503 : 500), Buffer.from(LAST_RESORT), policy(nonce, parts))
  }
}

/** A page that is kept for times without network carries nothing that ends. */
function bannerFor({ url, headers }: FastifyRequest, { viewer, locale }: Requester, { banner }: PageParts): Promise<string> {
  if (url.startsWith('/offline')) return Promise.resolve('')
  return banner.draw({ member_id: viewer.id, locale, read: readNotices(headers.cookie), here: url })
}

async function visitorOf(request: FastifyRequest, reply: FastifyReply, parts: PageParts, posted: PostedForm | undefined) {
  const { findViewer, secure, origin } = parts
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
    support_url: parts.site.support_url,
    locale,
    ...tastesIn(cookies),
    signed_in: viewer.kind === 'member',
    origin,
    today: new Date().toISOString().slice(0, 10),
    ...(posted && { posted }),
  }
  return { requester, site }
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

/** Compression: zstd level 3 takes a quarter of the time of brotli 5 and is 15 % larger; gzip for other browsers. */
function press(text: Buffer, accepted: string | string[] = ''): { encoding?: string; body: Buffer } {
  if (/\bzstd\b/.test(String(accepted)))
    return { encoding: 'zstd', body: zlib.zstdCompressSync(text, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 3 } }) }
  if (/\bgzip\b/.test(String(accepted))) return { encoding: 'gzip', body: zlib.gzipSync(text, { level: 4 }) }
  return { body: text }
}

/** Content-Security-Policy: only scripts with this page's nonce run, and what they load; an uploaded file never can. */
const policy = (nonce: string, { web, frames, connects }: PageParts) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${web.styles}`.trim(),
    "img-src 'self' data: blob:",
    // A frame of a video that is not sent yet is drawn from its local address.
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...connects].join(' ')}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    // Of our own only: script-src names no origin, and would allow no service worker.
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Static error page for when rendering the error page fails. */
const LAST_RESORT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error</title><body><main><h1>An error occurred while showing the error page</h1><p><a href="/">Go back to home</a></p></main></body></html>'
