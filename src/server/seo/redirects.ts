import type { FastifyInstance } from 'fastify'

/** New paths of old addresses. */
export type Redirects = Readonly<Record<string, string | ((words: Readonly<Record<string, string>>, query: URLSearchParams) => string)>>

/** Redirects old addresses with 302, not 301: a page that does not exist today may exist later. */
export function serveRedirects(app: FastifyInstance, moved: Redirects) {
  for (const [from, to] of Object.entries(moved))
    app.get(from, (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      return reply.redirect(typeof to === 'string' ? to : to(request.params as Record<string, string>, query), 302)
    })
}
