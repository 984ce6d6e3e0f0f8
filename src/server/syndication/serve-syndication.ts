import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Feed } from 'feed'
import { fromQuery } from '#kernel/address.ts'
import { type Locale, localeOf } from '#kernel/locale.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import type { RateLimitOf } from '../http/limits.ts'
import type { FindViewer } from '../http/parse-request.ts'
import type { Translator } from '../i18n/translator.ts'
import type { Dispatcher } from '../operations/dispatcher.ts'
import type { Viewer } from '../operations/requester.ts'
import type { SyndicatedEntry, SyndicatedList } from './syndicated.ts'

export interface SyndicationParts {
  readonly origin: string
  readonly site: { readonly name: string }
  readonly words: Translator
  readonly dispatcher: Dispatcher
  readonly rateLimitOf: RateLimitOf
  readonly findViewer: FindViewer
  readonly lists: readonly SyndicatedList[]
}

const FORMATS = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  rss: { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
} as const
type Format = keyof typeof FORMATS

/** Atom and RSS of the lists that slices declare. Everybody gets what a guest sees, whoever asks: a feed reader keeps and shares what it reads. */
export function serveSyndication(app: FastifyInstance, parts: SyndicationParts) {
  for (const list of parts.lists)
    for (const format of Object.keys(FORMATS) as Format[])
      app.get(
        `/${format}/${list.name}`,
        { exposeHeadRoute: false, config: { rateLimit: false }, preHandler: [...parts.rateLimitOf(list.op)] },
        (request, reply) => send(list, format, parts, request, reply),
      )
}

async function send(list: SyndicatedList, format: Format, parts: SyndicationParts, request: FastifyRequest, reply: FastifyReply) {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '')
  const locale = localeOf(query.get('lang') ?? undefined, request.headers['accept-language'])
  query.delete('lang')
  const viewer = (await parts.findViewer(undefined)) as Viewer
  const given = { ...list.given, ...fromQuery(list.op.input, query) }
  const answer = await parts.dispatcher.dispatch(list.op.http, given, { viewer, locale, client: 'api', peer: request.ip, agent: '' })
  const text = answer.bytes ? Buffer.from(answer.bytes).toString() : answer.text
  if (answer.status !== 200) return reply.code(answer.status).type('application/problem+json; charset=utf-8').send(text)
  const entries = list.entries(JSON.parse(text).result as never)
  const feed = feedOf(list, entries, locale, query, format, parts)
  return reply
    .type(FORMATS[format].type)
    .header('cache-control', 'public, max-age=300')
    .header('vary', 'accept-language')
    .send(FORMATS[format].write(feed))
}

function feedOf(
  { name, page }: SyndicatedList,
  entries: readonly SyndicatedEntry[],
  locale: Locale,
  query: URLSearchParams,
  format: Format,
  { origin, site, words }: SyndicationParts,
): Feed {
  const asked = query.size ? `?${query}` : ''
  const feed = new Feed({
    ...{ id: `${origin}/${format}/${name}${asked}`, link: `${origin}${page}${asked}`, language: locale },
    ...{ title: `${site.name}: ${words.say(locale, `syndication.${name}`)}`, copyright: site.name, generator: site.name },
    feedLinks: { [format]: `${origin}/${format}/${name}${asked}` },
    updated: entries[0] ? madeAt(entries[0].id) : midnight(),
  })
  for (const { id, path, title, line, price, author, html } of entries) {
    const facts = [line, price && moneyText(price, locale)].filter(Boolean).join(' · ')
    const more = { ...(author && { author: [{ name: author }] }), ...(html && { content: html(origin) }) }
    feed.addItem({ id: `${origin}${path}`, link: `${origin}${path}`, title, description: facts, date: madeAt(id), ...more })
  }
  return feed
}

/** Of an empty list: without a time the library would tell the second of the question, and a reader would see a change each time. */
function midnight(): Date {
  const day = new Date()
  day.setUTCHours(0, 0, 0, 0)
  return day
}

/** The first 48 bits of a UUIDv7 are milliseconds (RFC 9562, 5.7). */
const madeAt = (id: string) => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
