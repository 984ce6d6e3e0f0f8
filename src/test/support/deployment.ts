import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openPool } from '#server/db/db.ts'
import { KEEP_COMPILED } from '../run/compiled.ts'

/** The product as `npm start` runs it: built pages, its own process and its own PostgreSQL. */
export interface Deployment {
  readonly url: string
  /** The process that serves now; undefined during a restart. */
  pid(): number | undefined
  /** Its PostgreSQL: the main process id and the URL. */
  database(): { pid: number; url: string } | undefined
  /** A database connection for observation. */
  look(): Pool
  isReady(): Promise<boolean>
  /** Waits until it is ready again without help; returns milliseconds. */
  ready(longest?: number): Promise<number>
  /** Kills the serving process, PostgreSQL or one of its backends. Process ids are reused: a process that is not ours is never killed. */
  kill(pid: number): boolean
  /** How often the serving process has exited. */
  ends(): number
  /** Its latest output, for failure messages. */
  said(): string
  close(): Promise<void>
}

const KEEPER = "import('./bin/stay.mjs').then(({ stay }) => stay(process.execPath, ['--enable-source-maps', 'src/app/main.ts'], {}))"

/** A data folder, into which secrets can be written before the first start. */
export function deploymentFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'cachet-deployment-'))
  chmodSync(dir, 0o755)
  return dir
}

export async function openDeployment(dir: string, settings: Readonly<Record<string, string>>): Promise<Deployment> {
  const env = {
    PATH: process.env.PATH,
    ...KEEP_COMPILED,
    NODE_ENV: 'production',
    DATA_DIR: dir,
    DEMO: '0',
    LIMITS: '0',
    LETTER_WAIT_SECONDS: '0',
    LOG_LEVEL: 'error',
    ...settings,
  }
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

/** Reads postmaster.pid: the process id is its first line, the port its fourth. */
function masterOf(file: string, secret: string) {
  if (!existsSync(file)) return undefined
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n')
  return pid && port ? { pid: Number(pid), url: `postgres://postgres:${readFileSync(secret, 'utf8').trim()}@127.0.0.1:${port}` } : undefined
}

/** The operating system reuses process ids: only our child processes and those working in our folder are ours. */
function isOf(pid: number, parents: readonly (number | undefined)[], folder: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
    return parents.includes(parent) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
  } catch {
    return false
  }
}
