import type { FastifyInstance } from 'fastify'

/** Where what was asked for at an old address stands now. */
export type Redirects = Readonly<Record<string, string | ((words: Readonly<Record<string, string>>, query: URLSearchParams) => string)>>

/** Old addresses lead on. Not for good: what has no page of its own today may have one tomorrow. */
export function serveRedirects(app: FastifyInstance, moved: Redirects) {
  for (const [from, to] of Object.entries(moved))
    app.get(from, (request, reply) => {
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      return reply.redirect(typeof to === 'string' ? to : to(request.params as Record<string, string>, query), 302)
    })
}
