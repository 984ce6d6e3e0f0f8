import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { escapeHtml } from '../html.ts'

/** One URL of a sitemap; `key` is the keyset position for the next query. */
export interface Listed {
  readonly key: string
  readonly path: string
  readonly changed_at: Date | null
}
/** URLs of one kind in files of at most 50,000; each file begins at a key that an index finds. */
export interface AddressSource {
  readonly name: string
  readonly files: (db: Db) => Promise<readonly string[]>
  /** A method: each source names the table of its keys. */
  part(db: Db, file: string, after: string | null, limit: number): Promise<readonly Listed[]>
}
export interface SitemapParts {
  readonly db: Db
  readonly origin: string
  readonly sources: readonly AddressSource[]
}

/** The protocol's limit per file. */
export const FILE_SIZE = 50_000
const PART = 5_000
const FRESH_MS = 3_600_000
const MOST_KEPT = 40

/** /sitemap.xml and its files. A file is built in parts, compressed as it grows and cached for an hour. */
export function serveSitemap(app: FastifyInstance, { db, origin, sources }: SitemapParts) {
  const kept = keep()
  const namesOf = async (source: AddressSource) => {
    const lines = await kept(`files of ${source.name}`, async () => Buffer.from((await source.files(db)).join('\n')))
    return lines.toString().split('\n').filter(Boolean)
  }
  const index = async () => {
    const names = await Promise.all(sources.map(async (source) => (await namesOf(source)).map((file) => `${source.name}-${file}`)))
    return pressed(indexOf(origin, names.flat()))
  }
  app.get('/sitemap.xml', { exposeHeadRoute: false }, async (request, reply) => send(request, reply, await kept('index', index)))
  app.get<{ Params: { file: string } }>('/sitemaps/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const [, name, file = ''] = /^([a-z]+)-([\w-]{1,40})\.xml$/.exec(request.params.file) ?? []
    const source = sources.find((one) => one.name === name)
    if (!source || !(await namesOf(source)).includes(file)) return reply.code(404).type('text/plain').send('')
    return send(request, reply, await kept(request.params.file, () => pressed(fileOf(db, origin, source, file))))
  })
}

/** Cache with single flight by name; errors are not cached. */
function keep() {
  const shelf = new Map<string, { until: number; made: Promise<Buffer> }>()
  return (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const there = shelf.get(name)
    if (there && there.until > performance.now()) return there.made
    const made = make()
    shelf.delete(name)
    shelf.set(name, { until: performance.now() + FRESH_MS, made })
    made.catch(() => shelf.delete(name))
    const oldest = shelf.size > MOST_KEPT ? shelf.keys().next().value : undefined
    if (oldest) shelf.delete(oldest)
    return made
  }
}

const pressed = (text: AsyncIterable<string> | Iterable<string>) => buffer(Readable.from(text).pipe(createGzip({ level: 6 })))

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function* indexOf(origin: string, names: readonly string[]) {
  yield `${HEAD}<sitemapindex ${SPACE}>\n`
  for (const name of names) yield `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>\n`
  yield '</sitemapindex>\n'
}

async function* fileOf(db: Db, origin: string, source: AddressSource, file: string) {
  yield `${HEAD}<urlset ${SPACE}>\n`
  let after: string | null = null
  for (let told = 0; told < FILE_SIZE; ) {
    const limit: number = Math.min(PART, FILE_SIZE - told)
    const part: readonly Listed[] = await source.part(db, file, after, limit)
    yield part.map((one) => lineOf(origin, one)).join('')
    told += part.length
    if (part.length < limit) break
    after = part.at(-1)!.key
  }
  yield '</urlset>\n'
}

const lineOf = (origin: string, { path, changed_at }: Listed) =>
  `<url><loc>${escapeHtml(origin + path)}</loc>${changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : ''}</url>\n`

function send(request: FastifyRequest, reply: FastifyReply, pressedText: Buffer) {
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding')
  if (/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.header('content-encoding', 'gzip').send(pressedText)
  return reply.send(Readable.from([pressedText]).pipe(createGunzip()))
}
