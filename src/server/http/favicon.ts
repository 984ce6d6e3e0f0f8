import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Browsers request /favicon.ico for responses that name no icon: the API, its reference, plain text. */
export function serveFavicon(app: FastifyInstance) {
  const icon = readFileSync(join(import.meta.dirname, '../../pages/shell/favicon.svg'))
  app.get('/favicon.ico', { exposeHeadRoute: false }, (_, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(icon),
  )
}
