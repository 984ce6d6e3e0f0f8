import type { FastifyInstance } from 'fastify'

/** What crawlers may leave alone: what is private, what only forwards, and what is a program’s. */
const CLOSED = ['/api/', '/language', '/theme', '/health/', '/outbox']

/** A wish, not a wall: who may see what is decided elsewhere, and these pages say noindex themselves. */
export function serveRobots(app: FastifyInstance, { origin, closed }: { readonly origin: string; readonly closed: readonly string[] }) {
  const text = ['User-agent: *', ...[...CLOSED, ...closed].map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
  app.get('/robots.txt', { exposeHeadRoute: false }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}
