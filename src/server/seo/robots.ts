import type { FastifyInstance } from 'fastify'

/** What crawlers may leave alone: what is private, what only forwards, and what is a program’s. */
const CLOSED = ['/api/', '/language', '/theme', '/density', '/health/', '/outbox']

/** A wish, not a wall: who may see what is decided elsewhere. Whoever comes by another link reads the same wish in the page’s header. */
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

/** Of addresses with fields in braces: `$` ends a pattern under which an open page would lie too. */
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

/** As crawlers read it: `*` is anything, `$` the end, and all else a beginning. */
const asPattern = (path: string) => path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
