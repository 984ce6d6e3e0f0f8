import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DisplayPreference, isDisplayPreference } from '#kernel/people/display-preferences.ts'
import { displayPreferenceCookie } from '../http/parse-request.ts'
import { type BannerParts, serveBanner } from './banner.ts'
import { openPageDrawing, type PageParts } from './draw-page.ts'
import { type FormsParts, serveForms } from './forms/serve-forms.ts'
import { serveViewBar, type ViewBarParts } from './view-bar.ts'
import { serveWebApp } from './web-app.ts'

export interface PagesParts extends PageParts, FormsParts, BannerParts, ViewBarParts {}

export function servePages(app: FastifyInstance, parts: PagesParts) {
  app.get('/language', { exposeHeadRoute: false }, (request, reply) => choose(request, reply, 'locale', parts.secure))
  app.get('/theme', { exposeHeadRoute: false }, (request, reply) => choose(request, reply, 'theme', parts.secure))
  app.get('/density', { exposeHeadRoute: false }, (request, reply) => choose(request, reply, 'density', parts.secure))
  serveWebApp(app, parts.site)
  const draw = openPageDrawing(parts)
  app.get('/*', (request, reply) => draw(request, reply))
  // Scraping: rate limit on profile pages, the same as on the API.
  const often = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } }
  app.get('/profile/*', often, (request, reply) => draw(request, reply))
  serveForms(app, parts, draw)
  serveBanner(app, parts)
  serveViewBar(app, parts)
}

/** Stores a display preference in a cookie and redirects back to the page. */
function choose(request: FastifyRequest, reply: FastifyReply, name: DisplayPreference, secure: boolean) {
  const { to, from } = request.query as Record<string, unknown>
  if (isDisplayPreference(name, to)) reply.header('set-cookie', displayPreferenceCookie(name, to, secure))
  return reply.redirect(typeof from === 'string' && /^\/(?![/\\])[\w\-./?=&%+,~]{0,500}$/.test(from) ? from : '/', 303)
}
