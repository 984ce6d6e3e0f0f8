// npm run demo -- --products 1000000 --members 100000: a demo market of that size for viewing and measuring. Existing data stays.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { prepareDatabase } from '#app/database.ts'
import { openServices } from '#app/services.ts'
import { openSecrets } from '#server/auth/secrets.ts'
import { lockDataDir } from '#server/cluster/data-dir-lock.ts'
import { startCluster } from '#server/cluster/embedded-postgres.ts'
import { openPool } from '#server/db/db.ts'
import { readSettings, Unsettled } from '#server/settings.ts'
import { scaleMarket } from '../db/seeds/crowd/scale.ts'

/** Cleanup steps, run in reverse order. */
const opened: (() => unknown)[] = []
let leaving = false
async function leave(code: number, fault?: unknown) {
  if (fault) console.error(fault)
  if (leaving) return
  leaving = true
  for (const undo of opened.reverse()) await undo()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void leave(1, '\n  Stopped. The same command goes on from here.'))

function wanted() {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' }, members: { type: 'string', default: '1000' } } })
  const whole = (name: 'products' | 'members', most: number) => {
    const value = Number(values[name])
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new Unsettled(`--${name} is ${values[name]}: write a whole number from 1 to ${most}`)
    return value
  }
  return { products: whole('products', 10_000_000), members: whole('members', 1_000_000) }
}

async function main() {
  const began = performance.now()
  const { products, members } = wanted()
  if (existsSync('.env')) process.loadEnvFile()
  const settings = readSettings()
  let url = settings.DATABASE_URL
  if (!url) {
    opened.push(lockDataDir(settings.data_dir))
    const cluster = await startCluster({ dir: settings.data_dir, durable: true })
    opened.push(() => cluster.stop())
    url = `${cluster.url}/postgres`
  }
  const pool = openPool(settings.DATABASE_OWNER_URL || url)
  const running = settings.DATABASE_OWNER_URL ? openPool(url, 1) : pool
  for (const one of new Set([pool, running])) opened.push(() => one.end())
  await prepareDatabase(pool, running)
  const pictures = await openServices(settings, await openSecrets(pool, settings))
  opened.push(() => pictures.images.close())
  await scaleMarket({ pool, products, members, currency: settings.CURRENCY, pictures, say: console.log })
  console.log(
    `  ${products.toLocaleString('en')} products, ${members.toLocaleString('en')} members: ${Math.round((performance.now() - began) / 1000)} s`,
  )
}

main().then(
  () => leave(0),
  (fault) => leave(1, fault instanceof Unsettled || fault?.code?.startsWith?.('ERR_PARSE_ARGS') ? `\n  ${fault.message}\n` : fault),
)
