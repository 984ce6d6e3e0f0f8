import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, localeOf } from '#kernel/locale.ts'
import { KEY_PREFIX } from '#kernel/people/api-scope.ts'
import type { DisplayPreference } from '#kernel/people/display-preferences.ts'
import type { HttpResult } from '../operations/http-result.ts'
import type { Member, Requester, Viewer } from '../operations/requester.ts'

/** The viewer of a session token; read at every request, so that a revoked session ends at once. */
export type FindViewer = (token: string | undefined) => Promise<Viewer | 'over'>

/** The member whose program holds this key; read at every request, so that a revoked key ends at once. */
export type FindByKey = (key: string) => Promise<Member | 'over'>

export interface Edge {
  /** True when the owner of this e-mail address has used this browser: then guesses from elsewhere do not count against them. */
  readonly isDeviceOf: (email: string, device: string) => Promise<boolean>
  readonly findViewer: FindViewer
  /** Of the API alone: pages, forms and sockets take no keys. */
  readonly findByKey?: FindByKey
  readonly secure: boolean
  readonly origin: string
}

/** The requester as the headers tell, or the refusal to answer with. */
export type ParsedRequest = Omit<Requester, 'uploads' | 'raw'> | RequestRefused
export interface RequestRefused {
  readonly status: 400 | 401 | 403 | 405
  readonly code: string
  readonly locale: Locale
}

const deviceName = (secure: boolean) => (secure ? '__Host-device' : 'device')
export function deviceOf(header: string | undefined, secure: boolean): string | undefined {
  const held = readCookies(header).get(deviceName(secure))
  return held && /^[\w-]{43}$/.test(held) ? held : undefined
}

export const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session')

export async function parseRequest(request: FastifyRequest, parts: Omit<Edge, 'isDeviceOf'>): Promise<ParsedRequest> {
  const { secure, origin, findViewer } = parts
  const cookies = readCookies(request.headers.cookie)
  const locale = localeOf(cookies.get('locale'), request.headers['accept-language'])
  const no = (status: RequestRefused['status'], code: string): RequestRefused => ({ status, code, locale })
  const cookie = cookies.get(cookieName(secure))
  const bearer = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  if (request.headers.authorization && !bearer) return no(401, 'session.over')
  if (bearer && cookie) return no(400, 'request.two_sessions')
  if (!bearer && changes(request.method) && !isOwn(request, origin)) return no(403, 'request.foreign')
  const isKey = bearer?.startsWith(KEY_PREFIX)
  const viewer = isKey ? ((await parts.findByKey?.(bearer!)) ?? 'over') : await findViewer(bearer ?? cookie)
  if (viewer === 'over' && bearer) return no(401, isKey ? 'key.over' : 'session.over')
  const { key, agent } = headers(request)
  const device = deviceOf(request.headers.cookie, secure)
  const client = !bearer && request.headers['sec-fetch-site'] ? 'web' : 'api'
  return { viewer: viewer === 'over' ? await nobody(findViewer) : viewer, locale, client, peer: request.ip, key, agent, device }
}

const nobody = async (findViewer: FindViewer) => (await findViewer(undefined)) as Viewer
const changes = (method: string) => method !== 'GET' && method !== 'HEAD'

/**
 * CSRF: a request with a cookie may change something only when it comes from our own pages. A browser always sends its origin; a program without
 * cookie and origin headers has no session to abuse.
 */
function isOwn(request: FastifyRequest, own: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  const { origin, cookie } = request.headers
  return origin ? origin === own : !cookie
}

function headers(request: FastifyRequest) {
  const one = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value.slice(0, 200) : undefined
  }
  return { key: one('idempotency-key'), agent: one('user-agent') ?? '' }
}

export function readCookies(header = ''): ReadonlyMap<string, string> {
  const pairs = header
    .slice(0, 8_192)
    .split('; ')
    .map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    })
  return new Map(pairs)
}

/** Grants nothing: it only tells a known browser of the member from other browsers, for the rate limit of log-ins. */
const deviceCookie = (token: string, secure: boolean) =>
  `${deviceName(secure)}=${token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Session cookie: one day, not readable by scripts (HttpOnly), not sent with other sites' forms (SameSite). */
export function sessionCookie(token: string | null, secure: boolean): string {
  const life = token ? 86_400 : 0
  return `${cookieName(secure)}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Display preference: not secret, kept for a year, readable by scripts. */
export function displayPreferenceCookie(name: DisplayPreference, value: string, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Sets the cookies of an answer: session, known browser and display preferences. */
export function setCookies(reply: FastifyReply, { session, device, displayPreferences }: HttpResult, secure: boolean) {
  if (device) reply.header('set-cookie', deviceCookie(device, secure))
  if (session !== undefined) reply.header('set-cookie', sessionCookie(session, secure))
  for (const [name, value] of displayPreferences ?? []) reply.header('set-cookie', displayPreferenceCookie(name, value, secure))
}
