import type { FastifyInstance } from 'fastify'

/** Paths that crawlers should not read: private pages, redirects and the API. */
const CLOSED = ['/api/', '/language', '/theme', '/density', '/health/', '/outbox']

/** robots.txt does not protect anything; permissions do. Pages reached by other links carry the same wish in the header x-robots-tag. */
export function serveRobots(app: FastifyInstance, { origin, closed }: { readonly origin: string; readonly closed: readonly string[] }) {
  const paths = [...CLOSED, ...closed]
  const isClosed = matcher(paths)
  app.addHook('onSend', async (request, reply) => {
    if (isClosed.test(request.url.replace(/[?#].*$/s, ''))) reply.header('x-robots-tag', 'noindex')
  })
  const text = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
  app.get('/robots.txt', { exposeHeadRoute: false }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}

/** Crawler patterns for route paths with fields in braces; `$` is added where the prefix would cover an open page too. */
export function closedPatterns(closed: readonly string[], open: readonly string[]): readonly string[] {
  const patterns = closed.map((path) => {
    const pattern = path.replace(/\{\w+\}/g, '*')
    return open.some((other) => matcher([pattern]).test(other)) ? `${pattern}$` : pattern
  })
  return patterns.filter(
    (one, at) => !patterns.some((other, i) => i !== at && !other.endsWith('$') && one.startsWith(other) && (one !== other || i < at)),
  )
}

const matcher = (patterns: readonly string[]) => new RegExp(`^(${patterns.map(asPattern).join('|')})`)

/** Crawler syntax: `*` matches anything, `$` the end; otherwise a pattern matches a prefix. */
const asPattern = (path: string) => path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
