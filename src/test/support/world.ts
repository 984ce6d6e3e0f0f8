import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { forms } from '#app/forms.ts'
import { type OpenGateway, openCardNetwork } from '#app/gateway.ts'
import { serverParts } from '#app/server.ts'
import { openServices } from '#app/services.ts'
import { endViewHttp } from '#features/accounts/server/public.ts'
import { openBanner } from '#features/announcements/server/public.ts'
import type { Role } from '#features/plans/rules.ts'
import { openSecrets, type Secrets } from '#server/auth/secrets.ts'
import { openPool } from '#server/db/db.ts'
import { builtRenderer } from '#server/pages/built-assets.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { openServer, type Server } from '#server/server.ts'
import { readSettings, type SETTINGS, type Settings } from '#server/settings.ts'
import { type Actor, guest, member } from './cast.ts'
import { quietPort } from './ports.ts'
import { createDatabase } from './spare-database.ts'

/** A complete product on its own database, with a real PostgreSQL, gateway and sockets. */
export interface World {
  readonly product: Server
  /** Connections of the owner of the tables; the product runs with the role that owns nothing. */
  readonly pool: Pool
  /** The product's own pool, as the role that owns nothing. */
  readonly running: Pool
  readonly settings: Settings
  readonly secrets: Secrets
  readonly url: string
  /** URL of the metrics. */
  readonly metrics_url: string
  readonly gateway: OpenGateway
  /** ann sells, ben buys, cleo collects; their e-mail addresses are confirmed. */
  readonly ann: Actor
  readonly ben: Actor
  readonly cleo: Actor
  readonly guest: Actor
  /** Another member, confirmed unless `verified` is false; with a role, a member of staff. */
  join(name: string, more?: { verified?: boolean; plan?: string; role?: Role }): Promise<Actor>
  /** Waits until all events are delivered and all due timers have run. */
  settle(): Promise<void>
}

let count = 0

/** An event has to end a socket: the check that repeats would hide a missing one. Deeds of one administrator are enough where nothing else is said. */
const QUIET = { METRICS_PORT: '0', LOG_LEVEL: 'silent', LIMITS: '0', SOCKET_CHECK_SECONDS: '3600', LETTER_WAIT_SECONDS: '0', FOUR_EYES_FROM: '0' }

/** Settings of the deployment; `web` also serves the pages built in dist/. */
type WorldOptions = Partial<Record<keyof typeof SETTINGS, string>> & { readonly web?: boolean }

/** Creates a world before the first test of the file and closes it after the last. */
export function useWorld(wanted: WorldOptions | (() => Promise<WorldOptions>) = {}): World {
  const world = {} as { -readonly [K in keyof World]: World[K] }
  let folder: string
  const warnings: string[] = []
  const warned = (warning: Error) => void (warning.name !== 'ExperimentalWarning' && warnings.push(warning.stack ?? warning.message))
  const pools: Pool[] = []
  beforeAll(async () => {
    process.on('warning', warned)
    folder = mkdtempSync(join(tmpdir(), 'cachet-world-'))
    Object.assign(world, await openWorld(folder, pools, typeof wanted === 'function' ? await wanted() : wanted))
  })
  afterAll(async () => {
    await world.product?.close()
    process.off('warning', warned)
    expect(world.product?.socket_failures.fault ?? 0, 'faults in handlers of sockets').toBe(0)
    expect(warnings, 'warnings of Node.js, as of listeners that pile up').toEqual([])
    await world.gateway?.close()
    for (const pool of pools.splice(0)) await pool.end()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })
  return world
}

async function openWorld(folder: string, pools: Pool[], { web = false, ...env }: WorldOptions): Promise<World> {
  const cluster = inject('cluster')
  const name = `world_${process.pid}_${++count}`
  await createDatabase(name)
  const [port, gateway_port] = [await quietPort(), await quietPort()]
  const settings = readSettings({
    PORT: String(port),
    GATEWAY_PORT: String(gateway_port),
    DATA_DIR: folder,
    ...QUIET,
    ...env,
  })
  const [pool, running] = [openPool(`${cluster}/${name}`), openPool(`${inject('running')}/${name}`)]
  pools.push(pool, running)
  const secrets = await openSecrets(running, settings)
  const gateway = await openCardNetwork(settings, running, secrets)
  const product = await openServer(settings, running, { ...(await openServices(settings, secrets)), gateway: gateway.gateway }, serverParts(running))
  if (web) await openPages(product, settings, running, gateway)
  const { metrics_port } = await product.listen()
  const settle = async () => {
    do await product.relay.drain()
    while ((await product.timers.sweep()) > 0)
    await product.relay.drain()
  }
  const join = (username: string, more = {}) => member(product, pool, username, more)
  const [ann, ben, cleo] = [await join('ann'), await join('ben'), await join('cleo')]
  return {
    product,
    pool,
    running,
    settings,
    secrets,
    url: `http://127.0.0.1:${port}`,
    metrics_url: `http://127.0.0.1:${metrics_port}/metrics`,
    gateway,
    ann,
    ben,
    cleo,
    guest: guest(product),
    join,
    settle,
  }
}

async function openPages(product: Server, settings: Settings, pool: Pool, { frames, connects }: OpenGateway) {
  const { findViewer } = await serverParts(pool)(product.db)
  servePages(product.app, {
    findViewer,
    secure: settings.secure,
    origin: settings.public_url,
    dispatcher: product.dispatcher,
    words: product.words,
    rateLimitOf: product.rateLimitOf,
    forms,
    banner: openBanner(product.db, product.words, product.tools.log),
    endView: endViewHttp,
    switches: product.switches,
    web: await builtRenderer(product.app),
    site: product.site,
    frames,
    connects,
  })
}

/** An instant so many hours from now, by the database's clock. */
export async function hoursAhead({ pool }: Pick<World, 'pool'>, hours: number): Promise<string> {
  const { rows } = await pool.query<{ at: Date }>("select clock_timestamp() + $1 * interval '1 hour' as at", [hours])
  return rows[0]!.at.toISOString()
}
