import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#kernel/locale.ts'
import type { Http } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { isUuid } from '#kernel/uuid.ts'
import { type Edge, parseRequest, readCookies } from '../http/parse-request.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Dispatcher } from '../operations/dispatcher.ts'
import { problem } from '../operations/http-result.ts'

interface BannerReader {
  readonly member_id: MemberId | null
  readonly locale: Locale
  /** Ids that this browser has dismissed. */
  readonly read: readonly string[]
  /** Path of the page, to come back to. */
  readonly here: string
}
/** What stands above every page and is not of it: drawn after the page cache, so that it begins and ends at once. */
export interface Banner {
  readonly draw: (reader: BannerReader) => Promise<string>
  /** The operation by which a member dismisses one. */
  readonly dismiss: Http
}
export interface BannerParts extends Omit<Edge, 'isDeviceOf'> {
  readonly banner: Banner
  readonly dispatcher: Dispatcher
  readonly words: Translator
}

const COOKIE = 'read_notices'
const MOST = 10
const MONTH_S = 31 * 86_400

/** What this browser has dismissed; anything else in the cookie is ignored. */
export const readNotices = (header: string | undefined): string[] =>
  (readCookies(header).get(COOKIE) ?? '')
    .split('.')
    .filter((id) => isUuid(id))
    .slice(-MOST)

/** The element has a name of its own: React passes over it when it takes the page over. */
export const withBanner = (after: Buffer, banner: string): Buffer => {
  const body = banner ? after.indexOf('<body>') : -1
  if (body < 0) return after
  const at = body + '<body>'.length
  return Buffer.concat([after.subarray(0, at), Buffer.from(banner), after.subarray(at)])
}

/** A plain form: it works without a script. Members keep it with their account, guests in their browser. */
export function serveBanner(app: FastifyInstance, parts: BannerParts) {
  app.post(
    '/announcements/:id/dismiss',
    { bodyLimit: 2_000, config: { rateLimit: { max: 30, timeWindow: 60_000 }, takes: 'page_form' } },
    (request, reply) => dismiss(request, reply, parts),
  )
}

async function dismiss(request: FastifyRequest, reply: FastifyReply, parts: BannerParts) {
  const arrival = await parseRequest(request, parts)
  if ('code' in arrival) {
    const { status, text } = problem(parts.words, arrival.locale, arrival.status, arrival.code)
    return reply.code(status).type('application/json').send(text)
  }
  const { id } = request.params as { id: string }
  const { from } = (request.body ?? {}) as { from?: string }
  if (isUuid(id)) {
    const kept = [...new Set([...readNotices(request.headers.cookie), id])].slice(-MOST).join('.')
    if (arrival.viewer.kind === 'member') await parts.dispatcher.dispatch(parts.banner.dismiss, { id }, { ...arrival, client: 'web' })
    else reply.header('set-cookie', `${COOKIE}=${kept}; Path=/; Max-Age=${MONTH_S}; SameSite=Lax; HttpOnly${parts.secure ? '; Secure' : ''}`)
  }
  const back = typeof from === 'string' && /^\/(?![/\\])[\w\-./?=&%+,~]{0,500}$/.test(from) ? from : '/'
  return reply.header('cache-control', 'no-store').redirect(back, 303)
}
