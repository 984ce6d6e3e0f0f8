import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openPool } from '#server/db/db.ts'

/** The product as `npm start` keeps it: built pages, a process of its own, its own PostgreSQL that keeps what it said. */
export interface Deployment {
  readonly url: string
  /** The process that answers now, or nothing between two of them. */
  pid(): number | undefined
  /** Its PostgreSQL: the master's process, and where it listens. */
  database(): { pid: number; url: string } | undefined
  /** A connection of an onlooker. */
  look(): Pool
  isReady(): Promise<boolean>
  /** Until it answers again, in milliseconds; nobody helps. */
  ready(longest?: number): Promise<number>
  /** Kills the process that answers, or its PostgreSQL's master, or what the master has made; never what only bears its old number. */
  kill(pid: number): boolean
  /** How often what answered has ended by itself, or by a kill. */
  ends(): number
  /** What it said last, for whoever looks into a failure. */
  said(): string
  close(): Promise<void>
}

const KEEPER = "import('./bin/stay.mjs').then(({ stay }) => stay(process.execPath, ['--enable-source-maps', 'src/app/main.ts'], {}))"

/** The folder comes first: secrets may be laid into it before the first start. */
export function deploymentFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'cachet-deployment-'))
  chmodSync(dir, 0o755)
  return dir
}

export async function openDeployment(dir: string, settings: Readonly<Record<string, string>>): Promise<Deployment> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dir, DEMO: '0', LIMITS: '0', LOG_LEVEL: 'error', ...settings }
  const keeper = spawn(process.execPath, ['-e', KEEPER], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const over = once(keeper, 'exit')
  let [said, ends] = ['', 0]
  for (const stream of [keeper.stdout!, keeper.stderr!])
    stream.setEncoding('utf8').on('data', (more: string) => {
      ends += more.split('It ended unexpectedly').length - 1
      said = (said + more).slice(-20_000)
    })
  const url = `http://127.0.0.1:${settings.PORT}`
  const isReady = () =>
    fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  const database = () => masterOf(join(dir, 'postgres/postmaster.pid'), join(dir, 'postgres.password'))
  async function ready(longest = 300_000) {
    const from = performance.now()
    while (!(await isReady())) {
      if (keeper.exitCode !== null) throw new Error(`it is not kept running:\n${said}`)
      if (performance.now() - from > longest) throw new Error(`it does not come back:\n${said}`)
      await new Promise((done) => setTimeout(done, 20))
    }
    return performance.now() - from
  }
  return {
    ...{ url, database, isReady, ready, said: () => said, ends: () => ends },
    kill: (pid) => isOf(pid, [keeper.pid!, database()?.pid], join(dir, 'postgres')) && process.kill(pid, 'SIGKILL'),
    pid: () => numberIn(join(dir, 'cachet.pid')),
    look: () => openPool(`${database()!.url}/postgres`, 4),
    async close() {
      keeper.kill('SIGTERM')
      await over
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const numberIn = (file: string) => (existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined)

/** As PostgreSQL writes it: its number first, its port in the fourth line. */
function masterOf(file: string, secret: string) {
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  return pid && port ? { pid: Number(pid), url: `postgres://postgres:${readFileSync(secret, 'utf8').trim()}@127.0.0.1:${port}` } : undefined
}

/** Numbers come again: only a child of ours, or what works in our folder, is ours. */
function isOf(pid: number, parents: readonly (number | undefined)[], folder: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
    return parents.includes(parent) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
  } catch {
    return false
  }
}
