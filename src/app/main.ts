import { prepareDatabase } from '#app/database.ts'
import { openCardNetwork } from '#app/gateway.ts'
import { openInstruments } from '#app/instruments.ts'
import { furnish } from '#app/server.ts'
import { openPool } from '#server/db.ts'
import { builtWeb } from '#server/http/built.ts'
import { servePages } from '#server/http/pages.ts'
import { startCluster } from '#server/postgres/cluster.ts'
import { openProduct } from '#server/product.ts'
import { readSettings, Unsettled } from '#server/settings.ts'

const started = performance.now()

async function main() {
  const settings = readSettings()
  const cluster = settings.DATABASE_URL ? undefined : await startCluster({ dir: settings.data_dir, durable: true })
  const pool = openPool(settings.DATABASE_URL || `${cluster!.url}/postgres`)
  await prepareDatabase(pool)
  const network = await openCardNetwork(settings, pool)
  const product = await openProduct(settings, pool, { ...openInstruments(settings), gateway: network.gateway }, furnish(pool))
  const edge = await furnish(pool)(product.db)
  const live = process.env.NODE_ENV !== 'production'
  const web = live ? await (await import('#server/http/live-web.ts')).liveWeb(product.app) : await builtWeb(product.app)
  servePages(product.app, {
    findViewer: edge.findViewer,
    secure: settings.secure,
    origin: settings.public_url,
    house: product.house,
    web,
    site: { name: settings.SITE_NAME, currency: settings.CURRENCY },
    frames: [network.origin],
  })
  await product.listen()
  console.log(`\n  ${settings.SITE_NAME} is open at ${settings.public_url} (ready after ${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
  if (settings.loopback && !settings.SMTP_URL) console.log(`  Letters are read at ${settings.public_url}/outbox`)
  let closing = false
  const close = async (code: number) => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), 15_000).unref()
    await product.close()
    await network.close()
    await pool.end()
    await cluster?.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close(0))
  // Whoever started us is gone: nobody could stop us any more.
  process.on('disconnect', () => void close(0))
  process.on('uncaughtException', (fault) => {
    product.app.log.fatal({ fault: { message: fault.message, stack: fault.stack } }, 'uncaught')
    void close(1)
  })
  cluster?.died.catch(() => void close(1))
  if (settings.DEMO && cluster && settings.loopback)
    await (await import('../../db/seeds/demo/fill.ts')).fillDemo({ product, pool, data_dir: settings.data_dir, say: console.log })
}

main().catch((fault) => {
  console.error(fault instanceof Unsettled ? `\n  ${fault.message}\n` : fault)
  process.exit(1)
})
