import { existsSync } from 'node:fs'
import type { Pool } from 'pg'
import { ownerWarning, prepareDatabase } from '#app/database.ts'
import { forms } from '#app/forms.ts'
import { openCardNetwork } from '#app/gateway.ts'
import { serverParts } from '#app/server.ts'
import { openServices } from '#app/services.ts'
import { endViewHttp } from '#features/accounts/server/public.ts'
import { openBanner } from '#features/announcements/server/public.ts'
import { keepGateway } from '#features/payments/server/public.ts'
import { openSecrets } from '#server/auth/secrets.ts'
import { lockDataDir } from '#server/cluster/data-dir-lock.ts'
import { startCluster } from '#server/cluster/embedded-postgres.ts'
import { openDb, openPool } from '#server/db/db.ts'
import { embeddedRole } from '#server/db/running-role.ts'
import { hasNamespaces } from '#server/images/namespaces.ts'
import { builtRenderer } from '#server/pages/built-assets.ts'
import { servePages } from '#server/pages/serve-pages.ts'
import { openServer } from '#server/server.ts'
import { readSettings, type Settings, Unsettled } from '#server/settings.ts'

/** Cleanup steps, run in reverse order at shutdown. */
const opened: (() => unknown)[] = []
/** Milliseconds until a forced exit: after a signal running work may finish; after a crash the next start should come soon. */
const LONGEST_CLOSE = { asked: 15_000, broken: 2_000 }
/** Exit code for an invalid setting: tells the supervisor that a restart does not help. */
const CANNOT_BE = 78

async function main() {
  const started = performance.now()
  if (existsSync('.env')) process.loadEnvFile()
  const settings = readSettings()
  const { pool, warning } = await openDatabase(settings)
  // From here on new files are readable by this user only; before, PostgreSQL's account had to reach its folder.
  process.umask(0o077)
  const { product, files } = await open(settings, pool)
  process.send?.('open')
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\n  ${settings.SITE_NAME} is open at ${settings.public_url} (ready after ${seconds} s)`)
  if (warning) console.log(`  ${warning}`)
  if (!settings.local && !hasNamespaces())
    console.log('  This system allows no namespaces: decoders of pictures can read DATA_DIR (docs/operations.md)')
  if (settings.local && !settings.SMTP_URL) console.log(`  Letters are read at ${settings.public_url}/outbox`)
  if (settings.DEMO && settings.local && !settings.DATABASE_URL) {
    const { fillDemo } = await import('../../db/seeds/demo/fill.ts')
    await fillDemo({ product, pool, files, data_dir: settings.data_dir, say: console.log })
  }
}

async function openDatabase(settings: Settings): Promise<{ pool: Pool; warning: string | null }> {
  const { DATABASE_URL, DATABASE_OWNER_URL, data_dir } = settings
  let owner_url: string = DATABASE_OWNER_URL
  if (!DATABASE_URL) {
    opened.push(lockDataDir(data_dir))
    const cluster = await startCluster({ dir: data_dir, durable: true })
    opened.push(() => cluster.stop())
    cluster.died.catch((fault) => leave(1, fault))
    owner_url = `${cluster.url}/postgres`
  }
  // The owner's connections last no longer than the migration.
  const owner = owner_url ? openPool(owner_url, 2) : undefined
  const pool = openPool(DATABASE_URL || (await embeddedRole(owner!)))
  opened.push(() => pool.end())
  await prepareDatabase(owner ?? pool, pool)
  await owner?.end()
  return { pool, warning: await ownerWarning(pool, owner !== undefined) }
}

async function open(settings: Settings, pool: Pool) {
  const secrets = await openSecrets(pool, settings)
  const network = await openCardNetwork(settings, pool, secrets)
  opened.push(() => network.close())
  const another = await keepGateway(openDb(pool), await network.identity())
  if (another) throw new Unsettled(another)
  const instruments = await openServices(settings, secrets)
  const product = await openServer(settings, pool, { ...instruments, gateway: network.gateway }, serverParts(pool))
  opened.push(() => product.close())
  const { findViewer } = await serverParts(pool)(product.db)
  const built = process.env.NODE_ENV === 'production'
  const web = built ? await builtRenderer(product.app) : await (await import('#server/pages/vite-dev.ts')).viteDevRenderer(product.app)
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
    web,
    site: product.site,
    frames: network.frames,
    connects: network.connects,
  })
  await product.listen()
  return { product, files: instruments.files }
}

let leaving = false
async function leave(code: number, fault?: unknown) {
  if (fault) console.error(fault)
  if (leaving) return
  leaving = true
  setTimeout(() => process.exit(code || 1), code ? LONGEST_CLOSE.broken : LONGEST_CLOSE.asked).unref()
  for (const undo of opened.reverse()) await undo()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
// The supervising process has died and could not stop this one any more.
process.on('disconnect', () => void leave(0))
process.on('uncaughtException', (fault) => void leave(1, fault))

main().catch((fault) => (fault instanceof Unsettled ? leave(CANNOT_BE, `\n  ${fault.message}\n`) : leave(1, fault)))
