import type { FastifyInstance } from 'fastify'
import type { Switches } from '../switches.ts'

/** Takes the ways to closed pages out of every page, kept ones too: a style sheet, because the Content-Security-Policy allows no inline style. */
export function serveClosedParts(app: FastifyInstance, switches: Pick<Switches, 'closed'>) {
  app.get('/closed-parts.css', { exposeHeadRoute: false }, (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .send(switches.closed().map(hidden).join('\n')),
  )
}

function hidden(path: string): string {
  const one = path.endsWith('$') ? path.slice(0, -1) : path
  const begins = path.endsWith('$') ? [`="${one}"`, `^="${one}?"`] : [`="${one}"`, `^="${one}?"`, `^="${one}/"`]
  const links = begins.map((how) => `a[href${how}]`).join(',')
  return `:is(${links}),li:has(>:is(${links}):only-child){display:none!important}`
}
