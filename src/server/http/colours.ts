import type { FastifyInstance } from 'fastify'
import { further } from '#kernel/contrast.ts'
import { type Branding, coloursOf } from '../branding.ts'

/** The deployment's colours as a style sheet: the Content-Security-Policy allows no inline style. */
export function serveColours(app: FastifyInstance, now: () => Branding) {
  app.get('/colours.css', { exposeHeadRoute: false }, (request, reply) => {
    const face = now()
    const { v } = request.query as { v?: string }
    reply.type('text/css; charset=utf-8').header('x-content-type-options', 'nosniff')
    reply.header('cache-control', v === coloursOf(face) ? 'public, max-age=31536000, immutable' : 'no-cache')
    return reply.send(coloursOf(face) ? sheetOf(face) : '')
  })
}

const sheetOf = ({ colour, colour_dark }: Branding) =>
  `html:root{--sb-primary:light-dark(${colour},${colour_dark});--sb-primary-hover:light-dark(${further(colour, 'light')},${further(colour_dark, 'dark')})}`
