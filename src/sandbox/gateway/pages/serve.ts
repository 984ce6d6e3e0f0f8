import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Call, type GatewayOptions, transaction } from '../call.ts'
import { account, accountTurned } from './account.ts'
import { authenticate, authenticated } from './authenticate.ts'
import { cardForm } from './card-form.ts'
import { onboarded, onboarding } from './onboarding.ts'
import { gone, type PageAnswer, type PageRequest, tongueOf } from './page.ts'

interface Door {
  readonly options: GatewayOptions
  readonly url: () => string
  readonly changed: () => void
}
type PageHandler = (call: Call, request: PageRequest, options: GatewayOptions) => Promise<PageAnswer>

const pages: readonly { method: 'GET' | 'POST'; url: string; answer: PageHandler }[] = [
  { method: 'GET', url: '/authenticate/:id', answer: authenticate },
  { method: 'POST', url: '/authenticate/:id', answer: authenticated },
  { method: 'GET', url: '/onboarding/:id', answer: onboarding },
  { method: 'POST', url: '/onboarding/:id', answer: onboarded },
  { method: 'GET', url: '/account/:id', answer: account },
  { method: 'POST', url: '/account/:id', answer: accountTurned },
]
const say = (reply: FastifyReply, { status, headers, html }: PageAnswer) => reply.code(status).headers(headers).send(html)

/** The product's typeface, so that the fields look as if they stood in its page. */
const faces = ['golos-text-latin-wght-normal.woff2', 'golos-text-cyrillic-wght-normal.woff2'] as const
const fontOf = (name: string) => readFileSync(new URL(`../../../web/ui/fonts/${name}`, import.meta.url))

function serveFaces(server: FastifyInstance): void {
  for (const name of faces) {
    const face = fontOf(name)
    server.get(`/faces/${name}`, (_request, reply) =>
      reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' }).send(face),
    )
  }
}

export function servePages(server: FastifyInstance, { options, url, changed }: Door): void {
  serveFaces(server)
  server.get('/fields', async (request: PageRequest, reply) => say(reply, cardForm(request, options)))
  for (const page of pages) {
    server.route({
      method: page.method,
      url: page.url,
      handler: async (request: PageRequest, reply) => {
        if (!/^\w{1,255}$/.test(request.params.id)) return say(reply, gone(tongueOf(request)))
        const circumstances = { account: '', url: url(), idempotency_key: null }
        const kept = await transaction(options.pool, circumstances, (call) => page.answer(call, request, options))
        changed()
        return say(reply, kept)
      },
    })
  }
}
