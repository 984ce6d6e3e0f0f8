import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from '#kernel/operation.ts'
import { escapeHtml } from '../html.ts'
import { type Edge, parseRequest } from '../http/parse-request.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Dispatcher } from '../operations/dispatcher.ts'
import { problem } from '../operations/http-result.ts'
import type { Requester } from '../operations/requester.ts'

export interface ViewBarParts extends Omit<Edge, 'isDeviceOf'> {
  readonly dispatcher: Dispatcher
  readonly words: Translator
  /** The operation by which an administrator ends looking as a member. */
  readonly endView: Http
}
const memberPage = (id: string) => `/dashboard/members/${id}`

/** Above every page while an administrator looks as a member: whose view it is, and how it ends. It works without a script. */
export function viewBar(words: Translator, { viewer, locale }: Requester): string {
  if (viewer.kind !== 'member' || !viewer.seen_by) return ''
  const { whose, left_s } = viewer.seen_by
  const say = (id: string, facts = {}) => escapeHtml(words.say(locale, id, facts))
  return `<view-bar role="region" aria-label="${say('view.region')}"><p>${say('view.bar', { name: whose, minutes: Math.ceil(left_s / 60) })}</p><form method="post" action="/view-as/end"><button type="submit" class="btn btn--s">${say('view.end')}</button></form></view-bar>`
}

/** A page that was drawn as a member is left when the view is over, so that nobody acts on it as somebody else. */
export function leaveWithView(reply: FastifyReply, { viewer }: Requester) {
  if (viewer.kind === 'member' && viewer.seen_by) reply.header('refresh', `${viewer.seen_by.left_s}; url=${memberPage(viewer.id)}`)
}

export function serveViewBar(app: FastifyInstance, parts: ViewBarParts) {
  app.post('/view-as/end', { bodyLimit: 1_000, config: { rateLimit: { max: 30, timeWindow: 60_000 }, takes: 'page_form' } }, (request, reply) =>
    end(request, reply, parts),
  )
}

async function end(request: FastifyRequest, reply: FastifyReply, parts: ViewBarParts) {
  const arrival = await parseRequest(request, parts)
  if ('code' in arrival) {
    const { status, text } = problem(parts.words, arrival.locale, arrival.status, arrival.code)
    return reply.code(status).type('application/json').send(text)
  }
  const seen = arrival.viewer.kind === 'member' && arrival.viewer.seen_by ? arrival.viewer.id : undefined
  await parts.dispatcher.dispatch(parts.endView, {}, { ...arrival, client: 'web' })
  return reply.header('cache-control', 'no-store').redirect(seen ? memberPage(seen) : '/', 303)
}
