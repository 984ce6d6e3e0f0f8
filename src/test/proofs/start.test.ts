import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPool } from '#server/db/db.ts'
import { KEEP_COMPILED } from '../run/compiled.ts'
import { quietPort } from '../support/ports.ts'

const database = `start_${process.pid}`
/** Starts the product's own program with these settings. */
async function start(settings: Record<string, string>): Promise<{ child: ChildProcess; said: () => string }> {
  const dir = mkdtempSync(join(tmpdir(), 'cachet-start-'))
  const [PORT, GATEWAY_PORT, METRICS_PORT] = [await quietPort(), await quietPort(), await quietPort()].map(String)
  const env = {
    PATH: process.env.PATH,
    ...KEEP_COMPILED,
    NODE_ENV: 'production',
    MASTER_KEY: 'x'.repeat(40),
    DEMO: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: dir,
    PORT,
    GATEWAY_PORT,
    METRICS_PORT,
    ...settings,
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/app/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (more: string) => (text += more))
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await Promise.all([once(child, 'exit'), child.kill('SIGKILL')])
    rmSync(dir, { recursive: true, force: true })
  })
  return { child, said: () => text }
}
async function refusedWith(settings: Record<string, string>): Promise<string> {
  const { child, said } = await start(settings)
  const [code] = await once(child, 'exit')
  expect(code, said()).toBe(78)
  expect(said().trim().split('\n')).toHaveLength(1)
  return said()
}

test('a public site without mail, and one that would sell for test cards, do not start', async () => {
  const site = { PUBLIC_URL: 'https://market.test' }
  expect(await refusedWith(site)).toContain('SMTP_URL is empty')
  expect(await refusedWith({ ...site, SMTP_URL: 'smtp://127.0.0.1:1' })).toContain('no real payment keys are set')
})

test('what it writes is its own to read; and it does not start with another gateway than it was paid through', async () => {
  const main = openPool(`${inject('cluster')}/postgres`, 1)
  await main.query(`create database ${database} template template_cachet strategy file_copy`)
  await main.end()
  const DATABASE_URL = `${inject('cluster')}/${database}`
  const { child, said } = await start({ DATABASE_URL })
  await expect.poll(said, { timeout: 60_000 }).toContain('is open at')
  if (process.platform === 'linux') expect(readFileSync(`/proc/${child.pid}/status`, 'utf8')).toMatch(/^Umask:\s+0077$/m)
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)

  const pool = openPool(DATABASE_URL, 1)
  await pool.query("insert into members (first_name, last_name, username, email, password_hash) values ('Ben', 'B', 'ben', 'ben@example.com', 'x')")
  await pool.query("insert into payment_customers (member_id, provider, customer_ref) select id, 'sandbox', 'cus_1' from members")
  await pool.end()
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: 'http://127.0.0.1:1',
  }
  expect(await refusedWith({ DATABASE_URL, ...stripe })).toContain('were opened with sandbox, and it is started with stripe in test mode')
})
