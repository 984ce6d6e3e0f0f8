import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { openBoss } from './boss.ts'
import { type Db, openDb } from './db.ts'
import { serveApi } from './http/api.ts'
import { openApp } from './http/app.ts'
import type { FindViewer } from './http/asker.ts'
import { type Health, serveHealth, serveMetrics } from './http/health.ts'
import { type MediaParts, serveMedia } from './http/media.ts'
import { serveOutbox } from './http/outbox-page.ts'
import { type Live, openLive } from './live/live.ts'
import { postOffice } from './mail/post-office.ts'
import type { Slice } from './run/handle.ts'
import { type House, openHouse } from './run/house.ts'
import { openRelay, type Relay } from './run/outbox.ts'
import { openTimers, sweepByJob, type Timers } from './run/timers.ts'
import type { Tools } from './run/tools.ts'
import type { Settings } from './settings.ts'
import { platformTexts } from './texts.ts'
import { openWords, type Words } from './words.ts'

/** What the slices bring: the app collects, the platform knows none of them. */
export interface Furnishing extends Pick<MediaParts, 'isPublished' | 'exists'> {
  readonly slices: readonly Slice[]
  readonly findViewer: FindViewer
  readonly openSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Every permission that somebody can hold. */
  readonly permissions: ReadonlySet<string>
  /** The event after which sessions have no socket any more. */
  readonly session_end: string
}
export interface Product {
  readonly app: FastifyInstance
  readonly db: Db
  readonly house: House
  readonly words: Words
  readonly relay: Relay
  readonly timers: Timers
  readonly health: Health
  /** Everything that is not the web: call `listen` after the pages are served too. */
  listen(): Promise<{ port: number; metrics_port: number }>
  close(): Promise<void>
}

export async function openProduct(
  settings: Settings,
  pool: Pool,
  instruments: Pick<Tools, 'files' | 'images' | 'gateway'>,
  furnish: (db: Db) => Promise<Furnishing>,
): Promise<Product> {
  const db = openDb(pool)
  const { slices, findViewer, openSessions, permissions, session_end, isPublished, exists } = await furnish(db)
  const words = openWords([platformTexts, ...slices.map(({ texts }) => texts)])
  const site = { name: settings.SITE_NAME, currency: settings.CURRENCY, public_url: settings.public_url, commission: settings.COMMISSION }
  const tools: Tools = { site, words, ...instruments }
  const origin = settings.public_url
  const app = await openApp({
    words,
    secure: settings.secure,
    trust_proxy: settings.TRUST_PROXY,
    log_level: settings.LOG_LEVEL,
    limits: settings.LIMITS,
  })
  const log = (fault: unknown, name: string) =>
    app.log.error({ fault: { message: String((fault as Error)?.message), stack: (fault as Error)?.stack }, name }, 'behind the scenes')
  let live: Live | undefined
  const wake = () => {
    relay.wake()
    timers.wake()
  }
  const relay = openRelay({ db, tools, listeners: slices.flatMap((slice) => slice.listeners), tell: (told) => live?.tell(told), log })
  const letters = { words, site_name: settings.SITE_NAME, public_url: settings.public_url, sender: settings.MAIL_FROM, smtp_url: settings.SMTP_URL }
  const office = postOffice(letters)
  const timers = openTimers({
    db,
    tools,
    timers: slices.flatMap((slice) => slice.timers),
    sweepers: [...slices.flatMap((slice) => slice.sweepers), office],
    wake,
    log,
  })
  const house = openHouse({ db, tools, slices, words, wake, permissions })
  const health: Health = { draining: false }
  serveHealth(app, pool, health)
  const edge = { findViewer, secure: settings.secure, origin }
  const quarantine = { folder: `${settings.data_dir}/quarantine`, most: 105_000_000, most_per_file: 25_000_000, most_files: 12 }
  serveApi(app, { ...edge, house, words, quarantine, site_name: settings.SITE_NAME })
  if (settings.loopback && !settings.SMTP_URL) serveOutbox(app, db, letters)
  serveMedia(app, { files: instruments.files, isPublished, exists })
  const boss = await openBoss(db, log)
  await sweepByJob(boss, timers)
  const closing: (() => Promise<unknown>)[] = []
  return {
    app,
    db,
    house,
    words,
    relay,
    timers,
    health,
    async listen() {
      const metrics = await serveMetrics(app, pool, settings.metrics_port)
      live = openLive({
        server: app.server,
        db,
        findViewer,
        openSessions,
        subjects: Object.assign({}, ...slices.map((slice) => slice.subjects)),
        origin,
        secure: settings.secure,
        ends: session_end,
      })
      closing.push(
        () => live!.close(),
        () => metrics.close(),
      )
      await app.listen({ host: settings.HOST, port: settings.PORT })
      return { port: (app.server.address() as { port: number }).port, metrics_port: metrics.port }
    },
    /** Ready no more, then no new work, then what is under way, then the outbox, then the connections. */
    async close() {
      health.draining = true
      for (const step of closing) await step()
      await drain(app)
      await timers.stop()
      await boss.stop({ graceful: true, timeout: 5_000 })
      await relay.stop()
      await instruments.images.close()
    },
  }
}

const LONGEST_ANSWER = 10_000

/** Lets what is being answered be answered; a kept-alive connection without a request does not hold us up. */
async function drain(app: FastifyInstance) {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const hard = setTimeout(() => app.server.closeAllConnections(), LONGEST_ANSWER)
  await app.close()
  clearInterval(idle)
  clearTimeout(hard)
}
