import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import { AWAY_AFTER_MS } from '#kernel/measures.ts'
import { type BrandingStore, coloursOf, openBranding } from './branding.ts'
import { openClocks } from './clocks/clocks.ts'
import { besidePool, cacheOf, type Db, openDb } from './db/db.ts'
import { serveApi } from './http/api.ts'
import { openApp } from './http/app.ts'
import { serveClosedParts } from './http/closed-parts.ts'
import { serveColours } from './http/colours.ts'
import { type Health, serveHealth, serveMetrics } from './http/health.ts'
import type { RateLimitOf } from './http/limits.ts'
import { type MediaParts, serveMedia } from './http/media.ts'
import { serveOutbox } from './http/outbox-page.ts'
import type { Edge, FindByKey, FindViewer } from './http/parse-request.ts'
import { countedAs, peerOf } from './http/peer.ts'
import { openSharedCounts } from './http/shared-counts.ts'
import { quarantineIn } from './http/uploads.ts'
import { platformTexts } from './i18n/platform-texts.ts'
import { openTranslator, type Translator } from './i18n/translator.ts'
import { logTo, openBackgroundWork } from './jobs/background.ts'
import { openBoss } from './jobs/boss.ts'
import { jobQueueOf } from './jobs/job-queue.ts'
import { type Attendance, openAttendance } from './live/attendance.ts'
import { countFailures, type Failures } from './live/failures.ts'
import { type Live, openLive } from './live/live.ts'
import type { OpenSessions } from './live/rights.ts'
import { type Dispatcher, openDispatcher } from './operations/dispatcher.ts'
import type { Relay } from './operations/outbox.ts'
import type { Slice } from './operations/slice.ts'
import type { Timers } from './operations/timers.ts'
import type { Tools } from './operations/tools.ts'
import { type Ground, transact } from './operations/transaction.ts'
import type { PageSite } from './pages/renderer.ts'
import { type SeoParts, serveFound, shareFolder } from './seo/serve-found.ts'
import { forgetShared } from './seo/share-card.ts'
import { isNear, type Settings } from './settings.ts'
import { collected, collectedTexts, once, socketEventsOf } from './slices/collected.ts'
import { openSwitches, type Switches } from './switches.ts'
import { openRunning } from './upkeep/running.ts'

/** What the app passes in from the slices: the platform imports none of them. */
export interface ServerParts {
  readonly servedMedia: MediaParts['served']
  readonly slices: readonly Slice[]
  readonly findViewer: FindViewer
  readonly findByKey: FindByKey
  readonly isDeviceOf: Edge['isDeviceOf']
  readonly openSessions: OpenSessions
  /** Every permission that a plan or role can grant. */
  readonly permissions: ReadonlySet<string>
  readonly seo: SeoParts
}
export interface Server {
  readonly app: FastifyInstance
  readonly db: Db
  readonly dispatcher: Dispatcher
  readonly words: Translator
  readonly tools: Tools
  readonly switches: Switches
  readonly rateLimitOf: RateLimitOf
  readonly relay: Relay
  readonly timers: Timers
  readonly health: Health
  readonly socket_failures: Readonly<Failures>
  /** Deployment facts for pages, read at each request. */
  readonly site: Pick<PageSite, 'name' | 'currency' | 'colours' | 'sandbox' | 'support_url'>
  /** Server without pages: call `listen` after the pages are registered. */
  listen(): Promise<{ port: number; metrics_port: number }>
  close(): Promise<void>
}

type Services = Pick<Tools, 'files' | 'images' | 'attachments' | 'gateway' | 'vault' | 'outbound' | 'postage' | 'push' | 'turn'>

export async function openServer(settings: Settings, pool: Pool, instruments: Services, furnish: (db: Db) => Promise<ServerParts>): Promise<Server> {
  const db = openDb(pool)
  const parts = await furnish(db)
  const { slices, permissions } = parts
  const words = openTranslator([platformTexts, ...collectedTexts(slices)])
  const [face, switches] = await Promise.all([openBranding(db, settings), openSwitches(db, slices)])
  const site = siteOf(settings, face)
  const app = await openApp({ words, ...manners(settings) })
  const boss = await openBoss(db, logTo(app))
  const tools: Tools = { site, words, switches, log: logTo(app), ...instruments, ...collected(slices), ...keptOf(settings, db, boss, pool) }
  const letters = lettersOf(settings, words, face)
  const works = openBackgroundWork({ db, tools, slices, letters, told_later: socketEventsOf(slices).later, log: logTo(app) })
  const dispatcher = openDispatcher({ db, tools, slices, words, wake: works.wake, permissions })
  const health: Health = { draining: false }
  serveHealth(app, pool, health)
  const rateLimitOf = serveApi(app, { ...edgeOf(settings, parts), ...apiOf(settings, parts), sharedCounts: openSharedCounts(db), dispatcher, words })
  if (!settings.SMTP_URL && isNear(new URL(settings.public_url).hostname)) serveOutbox(app, db, letters)
  serveMedia(app, { files: instruments.files, served: parts.servedMedia })
  serveSheets(app, face, switches)
  serveFound(app, settings, { db, site, switches, ...instruments, ...parts, ...parts.seo, words, dispatcher, rateLimitOf })
  await works.workBy(boss)
  const [opened, sockets]: [Closing[], Sockets] = [[], socketsOf(app, pool, settings, parts)]
  return {
    ...{ app, db, dispatcher, words, tools, switches, relay: works.relay, timers: works.timers, health, site },
    ...{ rateLimitOf, socket_failures: sockets.failures },
    async listen() {
      const metrics = await serveMetrics(app, pool, settings.metrics_port, sockets.failures)
      const live = sockets.open(works.follow, attendanceOf(slices, { db, tools, wake: works.wake }))
      for (const hear of [works.deliverTo, tools.running.hears]) hear(live)
      opened.push(live, metrics)
      await app.listen({ host: settings.HOST, port: settings.PORT })
      return { port: (app.server.address() as { port: number }).port, metrics_port: metrics.port }
    },
    /** Graceful shutdown: not ready, no new background work, running requests, timers and outbox, then the image workers. */
    async close() {
      health.draining = true
      for (const one of opened) await one.close()
      await drain(app)
      for (const kept of [face, switches]) kept.stop()
      await works.timers.stop()
      await boss.stop({ graceful: true, timeout: 5_000 })
      await works.relay.stop()
      await instruments.images.close()
    },
  }
}

function serveSheets(app: FastifyInstance, face: BrandingStore, switches: Switches) {
  serveColours(app, face.now)
  serveClosedParts(app, switches)
}
const keptOf = (settings: Settings, db: Db, boss: PgBoss, pool: Pool) => ({
  cache: cacheOf(db),
  jobs: jobQueueOf(boss),
  clocks: openClocks(),
  running: openRunning(pool),
  forgetShared: forgetShared(shareFolder(settings)),
})
const manners = ({ secure, TRUST_PROXY, LOG_LEVEL, LIMITS }: Settings) => ({ secure, trust_proxy: TRUST_PROXY, log_level: LOG_LEVEL, limits: LIMITS })
const siteOf = (
  {
    CURRENCY,
    public_url,
    sandbox,
    COMMISSION,
    OPERATOR_NAME,
    OPERATOR_ADDRESS,
    CONTACT_EMAIL,
    COUNSEL_CHECKED,
    SMTP_URL,
    LETTER_WAIT_SECONDS,
    ...settings
  }: Settings,
  face: BrandingStore,
) => ({
  get name() {
    return face.now().name
  },
  get colours() {
    return coloursOf(face.now())
  },
  usual: face.usual,
  sandbox,
  currency: CURRENCY,
  public_url,
  keeps_mail: !SMTP_URL,
  ...{ letter_wait_s: LETTER_WAIT_SECONDS, message_days: settings.MESSAGE_DAYS },
  inbox: settings.SUPPORT_MAIL,
  mail_hook_secret: settings.MAIL_HOOK_SECRET,
  support_secret: settings.SUPPORT_SECRET,
  support_url: settings.SUPPORT_URL,
  commission: COMMISSION,
  four_eyes: { from: settings.FOUR_EYES_FROM, refund: settings.FOUR_EYES_REFUND },
  operator: { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: CONTACT_EMAIL, counsel_checked: COUNSEL_CHECKED },
})
const lettersOf = ({ public_url, SMTP_URL, CONTACT_EMAIL }: Settings, words: Translator, { now }: BrandingStore) => ({
  words,
  public_url,
  get site_name() {
    return now().name
  },
  get sender() {
    return { name: now().sender_name, address: now().sender_email }
  },
  get colour() {
    return now().colour
  },
  contact: CONTACT_EMAIL,
  smtp_url: SMTP_URL,
})
const edgeOf = ({ secure, public_url }: Settings, { findViewer, isDeviceOf }: ServerParts) => ({ findViewer, isDeviceOf, secure, origin: public_url })
const apiOf = (settings: Settings, { findByKey }: ServerParts) => ({ findByKey, quarantine: quarantineOf(settings), site_name: settings.SITE_NAME })
const quarantineOf = ({ data_dir, MEDIA_MB }: Settings) => ({
  ...{ folder: quarantineIn(data_dir), most: 105_000_000, most_per_file: 25_000_000, most_files: 12 },
  most_of_large: Math.max(25, MEDIA_MB) * 1_000_000,
})
/** Connections used only by queries of listening sockets. */
const LISTENERS = 4
interface Closing {
  close(): Promise<unknown>
}
interface Sockets {
  readonly failures: Readonly<Failures>
  open(follow: () => Promise<void>, attendance: Attendance): Live
}
function socketsOf(app: FastifyInstance, pool: Pool, settings: Settings, parts: ServerParts): Sockets {
  const { counts, failed } = countFailures(logTo(app))
  const open = (follow: () => Promise<void>, attendance: Attendance): Live => {
    const listeners = besidePool(pool, LISTENERS)
    const live = openLive({
      server: app.server,
      db: openDb(listeners),
      follow,
      failed,
      attendance,
      ...edgeOf(settings, parts),
      ...liveOf(settings, parts),
    })
    return { ...live, close: () => live.close().then(() => listeners.end()) }
  }
  return { failures: counts, open }
}
/** Which members are here: kept by slices, in one transaction for all of a process. */
const attendanceOf = (slices: readonly Slice[], ground: Ground) =>
  openAttendance({
    away_after_ms: AWAY_AFTER_MS,
    log: ground.tools.log,
    keep: async (roll) => {
      for (const keep of slices.flatMap(({ attendance }) => attendance)) await transact(ground, (context) => keep(context, roll))
    },
  })
const liveOf = (settings: Settings, { slices, openSessions }: ServerParts) => ({
  subjects: once(
    'topic',
    slices.map(({ topics }) => topics),
  ),
  openSessions,
  ends: socketEventsOf(slices).ends,
  looks: socketEventsOf(slices).checks,
  check_ms: 1000 * settings.SOCKET_CHECK_SECONDS,
  guests: { per_peer: settings.GUEST_SOCKETS_PER_PEER, in_all: settings.GUEST_SOCKETS },
  peerOf: (request: IncomingMessage) => countedAs(peerOf(request, settings.TRUST_PROXY)),
})

const LONGEST_ANSWER = 10_000

/** Waits for running requests; idle keep-alive connections are closed. */
async function drain(app: FastifyInstance) {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const hard = setTimeout(() => app.server.closeAllConnections(), LONGEST_ANSWER)
  await app.close()
  clearInterval(idle)
  clearTimeout(hard)
}
