import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { newSecret } from '#server/auth/secret-file.ts'
import { openPool } from '#server/db/db.ts'
import type { Actor } from '../support/cast.ts'
import { caller, joinOver } from '../support/client.ts'
import { openBucket } from '../support/outside/bucket.ts'
import { type Mailbox, openMailbox } from '../support/outside/mailbox.ts'
import { quietPort } from '../support/ports.ts'
import { createDatabase } from '../support/spare-database.ts'
import { type Running, run } from './process.ts'
import { openProxy } from './proxy.ts'

/**
 * A public deployment: several processes behind a reverse proxy, each with its own DATA_DIR, sharing one PostgreSQL and one bucket, with a mail
 * server and the payment sandbox in place of Stripe.
 */
export interface Cluster {
  /** URL of the proxy: each request goes to the next process. */
  readonly url: string
  /** URL of each process without the proxy. */
  readonly urls: readonly string[]
  readonly pool: Pool
  readonly mailbox: Mailbox
  /** Public URL of the deployment. */
  readonly public_url: string
  join(name: string, more?: { plan?: string; role?: string }): Promise<Actor>
  /** The same member, sending requests to one process without the proxy. */
  at(process: number, who?: Actor): Actor
  /** Starts one more process with these settings changed. */
  start(settings: Readonly<Record<string, string>>): Promise<Running & { readonly url: string }>
}
export interface Wanted {
  readonly processes?: number
  readonly settings?: Readonly<Record<string, string>>
}

const PUBLIC_URL = 'https://market.test'
/** Settings of a public deployment. */
const publicSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL,
  HOST: '127.0.0.1',
  // Nothing is charged: the sandbox replaces Stripe.
  PUBLIC_SANDBOX: '1',
  TRUST_PROXY: 'loopback',
  DEMO: '0',
  LIMITS: '0',
  LETTER_WAIT_SECONDS: '0',
  LOG_LEVEL: 'error',
  MAIL_FROM: 'Market <no-reply@market.test>',
}

let count = 0

export function useCluster({ processes = 2, settings = {} }: Wanted = {}): Cluster {
  const cluster = {} as { -readonly [K in keyof Cluster]: Cluster[K] }
  const opened: (() => unknown)[] = []
  const undo = <T>(thing: T, close: (thing: T) => unknown): T => {
    opened.push(() => close(thing))
    return thing
  }
  const folder = () => undo(mkdtempSync(join(tmpdir(), 'cachet-cluster-')), (dir) => rmSync(dir, { recursive: true, force: true }))
  const start = async (changed: Readonly<Record<string, string>>, keep: (running: Running) => void = () => {}) => {
    const [port, metrics_port] = [await quietPort(), await quietPort()]
    const env = { ...publicSettings, DATA_DIR: folder(), PORT: String(port), METRICS_PORT: String(metrics_port), ...changed }
    const running = undo(await run('src/app/main.ts', env), ({ child, stop }) => child.exitCode ?? stop())
    keep(running)
    return { ...running, url: `http://127.0.0.1:${env.PORT}` }
  }
  beforeAll(async () => {
    const [market, gateway] = [await newDatabase(true), await newDatabase(false)]
    const running = market.replace(inject('cluster'), inject('running'))
    const pool = undo(openPool(market, 4), (one) => one.end())
    const mailbox = undo(await openMailbox(), ({ close }) => close())
    const bucket = undo(await openBucket(), ({ close }) => close())
    const urls: string[] = []
    const proxy = undo(await openProxy(new URL(PUBLIC_URL).host, () => urls), ({ close }) => close())
    const network = await openSandbox(gateway, proxy.url)
    undo(network.running, ({ stop }) => stop('SIGKILL'))
    const common = {
      ...{ DATABASE_URL: running, DATABASE_OWNER_URL: market, MASTER_KEY: newSecret(), SMTP_URL: mailbox.smtp_url },
      ...{ ...bucket.env, ...network.settings, ...settings },
    }
    for (let n = 0; n < processes; n++) urls.push((await start(common)).url)
    const join = async (name: string, { plan = 'free', role }: { plan?: string; role?: string } = {}) => {
      const who = await joinOver(proxy.url, name)
      await pool.query('update members set email_verified_at = clock_timestamp(), plan = $2 where id = $1', [who.id, plan])
      if (role) await pool.query('insert into member_roles (member_id, role) values ($1, $2)', [who.id, role])
      return who
    }
    Object.assign(cluster, {
      ...{ url: proxy.url, urls, pool, mailbox, public_url: PUBLIC_URL, join },
      at: (process: number, who: Partial<Actor> = {}) => caller(urls[process]!, who),
      start: (changed: Readonly<Record<string, string>>) => start({ ...common, ...changed }),
    })
  }, 300_000)
  afterAll(async () => {
    for (const close of opened.reverse()) await close()
  }, 180_000)
  return cluster
}

async function newDatabase(isMarket: boolean): Promise<string> {
  const name = `cluster_${process.pid}_${++count}`
  await createDatabase(name, { isEmpty: !isMarket })
  return `${inject('cluster')}/${name}`
}

/** The sandbox as a replacement of Stripe: the product reaches it by STRIPE_API_URL and keys. */
async function openSandbox(database: string, deployment_url: string) {
  const port = await quietPort()
  const [secret_key, publishable_key, secret] = [`sk_test_${newSecret()}`, 'pk_test_sandbox', `whsec_${newSecret()}`]
  const url = `http://127.0.0.1:${port}`
  const webhook = { url: `${deployment_url}/api/payments/webhook`, secret }
  const options = { port, host: '127.0.0.1', public_url: url, secret_key, publishable_key, webhook, app_origin: PUBLIC_URL, merchant: 'Market' }
  const running = await run('src/test/cluster/gateway-process.ts', { GATEWAY: JSON.stringify({ ...options, database }) })
  return {
    running,
    settings: { STRIPE_API_URL: url, STRIPE_SECRET_KEY: secret_key, STRIPE_PUBLISHABLE_KEY: publishable_key, STRIPE_WEBHOOK_SECRET: secret },
  }
}
