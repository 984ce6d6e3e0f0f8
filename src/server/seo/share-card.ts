import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isUuid } from '#kernel/uuid.ts'
import type { Db } from '../db/db.ts'
import type { Files } from '../files/files.ts'
import type { Images } from '../images/images.ts'
import type { ShareCardTexts } from '../images/share/share-card-layout.ts'

/** Content of a share card; its picture by storage key. */
export type ShareCard = Omit<ShareCardTexts, 'site'>
export interface ShareParts {
  readonly db: Db
  readonly files: Files
  readonly images: Images
  /** Cache folder of drawn cards; may be emptied at any time. */
  readonly folder: string
  readonly site_name: string
  /** Finders of shareable things by the first word of their path. */
  readonly shareCards: Readonly<Record<string, FindCard>>
}
export interface CardFinder {
  /** A method: each slice names the table of its id. */
  find(db: Db, id: string): Promise<ShareCard | undefined>
}
export type FindCard = CardFinder['find']

const SITE: ShareCard = { title: '', line: 'Stamps, coins and banknotes', price: '', seller: '', picture: null }
/** Picture sizes in order of preference; small pictures have no large size. */
const SIZES = ['720', '1080', '480', '320', 'full']
const limited = { exposeHeadRoute: false, config: { rateLimit: { max: 240, timeWindow: 60_000 } } }
/** Cards drawn at the same time: few, because uploads use the same workers. */
const AT_ONCE = 2

/** Open Graph pictures of 1200 × 630 pixels. Things that are not public get 404; when too many cards are being drawn, the site's own card is sent. */
export function serveShareCards(app: FastifyInstance, parts: ShareParts) {
  const cardOf = openCards(parts)
  app.get('/og/site.jpg', limited, async (_, reply) => send(reply, await cardOf('site', SITE)))
  for (const [kind, find] of Object.entries(parts.shareCards))
    app.get<{ Params: { file: string } }>(`/og/${kind}/:file`, limited, async (request, reply) => {
      const { name: id, ext } = parse(request.params.file)
      const card = isUuid(id) && ext === '.jpg' && (await find(parts.db, id))
      if (!card) return send(reply, undefined)
      const file = await cardOf(id, card)
      return file ? send(reply, file) : reply.header('cache-control', 'no-store').redirect('/og/site.jpg', 302)
    })
}

function send(reply: FastifyReply, file: string | undefined) {
  if (!file) return reply.code(404).type('text/plain').send('')
  return reply
    .type('image/jpeg')
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(createReadStream(file))
}

const homeOf = (folder: string, name: string) => join(folder, name.slice(-2), name)
/** Deletes the drawn cards of one thing. */
export const forgetShared = (folder: string) => (id: string) => rm(homeOf(folder, id), { recursive: true, force: true })

/** Single flight: concurrent requests share one drawing; a card is drawn again when its texts, price or picture change. */
function openCards(parts: ShareParts) {
  const under = new Map<string, Promise<string | undefined>>()
  return async (name: string, card: ShareCard): Promise<string | undefined> => {
    const print = createHash('sha256')
      .update(JSON.stringify([card, parts.site_name]))
      .digest('base64url')
      .slice(0, 22)
    const home = homeOf(parts.folder, name)
    const file = join(home, `${print}.jpg`)
    if (existsSync(file)) return file
    const running = under.get(file)
    if (running) return running
    if (under.size >= AT_ONCE) return undefined
    const drawing = draw(parts, card, home, file).finally(() => under.delete(file))
    under.set(file, drawing)
    return drawing
  }
}

async function draw({ images, files, site_name, folder }: ShareParts, card: ShareCard, home: string, file: string): Promise<string | undefined> {
  await mkdir(home, { recursive: true })
  const out = await mkdtemp(join(folder, 'drawing-'))
  try {
    const picture = card.picture && (await fetched(files, card.picture, join(out, 'picture')))
    const drawn = await images.draw({ card: { ...card, site: site_name, picture }, out })
    if ('refused' in drawn) return undefined
    for (const old of await readdir(home)) await rm(join(home, old), { force: true })
    await rename(drawn.file, file)
    return file
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

async function fetched(files: Files, key: string, path: string): Promise<string | null> {
  for (const size of SIZES) {
    const body = await files.open(key, size)
    if (!body) continue
    await pipeline(body, createWriteStream(path))
    return path
  }
  return null
}
