import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'
import { owner, postgresBinaries, reachable } from './embedded-binaries.ts'

export interface Cluster {
  /** Connection URL without a database name: append one. It uses a Unix socket where possible: a query takes a third less time than over loopback. */
  readonly url: string
  /** Rejects when PostgreSQL exits unexpectedly. */
  readonly died: Promise<never>
  stop(): Promise<void>
}
export interface ClusterOptions {
  /** The folder of the database; created at first use. */
  readonly dir: string
  /** false only in tests: fsync is off, and a power failure loses data. */
  readonly durable: boolean
}

/**
 * When the wanted folder is in root's home, the account `nobody` cannot read it: the data then goes to /var/lib/cachet, in a folder named by a hash
 * of the wanted path.
 */
function homeFor(wanted: string): string {
  mkdirSync(wanted, { recursive: true })
  if (reachable(wanted)) return wanted
  const dir = join('/var/lib/cachet', createHash('sha256').update(wanted).digest('hex').slice(0, 12))
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  return dir
}

/** Starts PostgreSQL from the npm package, on a free loopback port and with a generated password. */
export async function startCluster({ dir: wanted, durable }: ClusterOptions): Promise<Cluster> {
  const dir = homeFor(wanted)
  const binaries = await postgresBinaries(dir)
  const data = join(dir, 'postgres')
  const secret = join(dir, 'postgres.password')
  if (existsSync(join(data, 'PG_VERSION'))) await stopOrphan(data)
  else await initialise(binaries, data, secret)
  // Socket files of a killed PostgreSQL remain; the new one has another port, so they are removed.
  for (const name of readdirSync(data)) if (name.startsWith('.s.PGSQL.')) rmSync(join(data, name))
  const port = await freePort()
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings(data, port, durable)], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((done) => server.once('exit', done))
  await ready(server, ended)
  let asked = false
  return {
    url: `postgres://postgres:${readFileSync(secret, 'utf8').trim()}@${host(data, port)}:${port}`,
    died: ended.then((code) => (asked ? new Promise<never>(() => {}) : Promise.reject(new Error(`PostgreSQL ended by itself (${code})`)))),
    stop: async () => {
      asked = true
      server.kill('SIGINT')
      await ended
    },
  }
}

/** The longest path of a Unix socket that the operating system accepts (104 bytes with its end on macOS). */
const LONGEST_SOCKET = 103
/** The socket is in the data folder, which only its owner can enter. */
const host = (data: string, port: number) =>
  platform() !== 'win32' && `${data}/.s.PGSQL.${port}`.length <= LONGEST_SOCKET ? encodeURIComponent(data) : '127.0.0.1'

/** The log goes to stderr, which this process reads; time limits are set by each connection pool. */
const settings = (data: string, port: number, durable: boolean) =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: host(data, port) === '127.0.0.1' ? '' : '.',
    unix_socket_permissions: '0700',
    logging_collector: 'off',
    max_connections: durable ? 120 : 250,
    shared_buffers: '256MB',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    timezone: 'UTC',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function initialise(binaries: string, data: string, secret: string) {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(secret, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  const pwfile = `${secret}.once`
  writeFileSync(pwfile, readFileSync(secret), { mode: 0o600 })
  const { uid, gid } = owner
  if (uid && gid) for (const path of [data, pwfile]) chownSync(path, uid, gid)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--auth=scram-sha-256']
  const made = spawn(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-k', ...locale, `--pwfile=${pwfile}`], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said = collect(made)
  const code = await new Promise((done) => made.once('exit', done))
  rmSync(pwfile)
  if (code === 0) return chmodSync(data, 0o700)
  rmSync(data, { recursive: true, force: true })
  throw new Error(`PostgreSQL could not be set up in ${data}:\n${said()}`)
}

/** The connection URL of the PostgreSQL that runs in this folder, if one runs: for programs started beside the product. */
export function runningCluster(wanted: string): string | undefined {
  const dir = homeFor(wanted)
  const file = join(dir, 'postgres/postmaster.pid')
  const [pid, , , port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (!pid || !port || !isPostgres(Number(pid))) return undefined
  return `postgres://postgres:${readFileSync(join(dir, 'postgres.password'), 'utf8').trim()}@127.0.0.1:${port}`
}

/** Orphan process: after a kill -9 of the product its PostgreSQL keeps running. Stop it before a new one starts. */
async function stopOrphan(data: string) {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  if (!pid || !isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isPostgres(pid); waited += 20) {
    if (waited > 10_000) throw new Error(`An earlier PostgreSQL (process ${pid}) does not stop`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** The operating system reuses process ids: a stale pid file may name another process. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

function ready(server: ChildProcess, ended: Promise<number | null>): Promise<void> {
  const said = collect(server)
  return new Promise((done, fail) => {
    server.stderr!.on('data', () => said().includes('ready to accept') && done())
    void ended.then(() => fail(new Error(`PostgreSQL did not start:\n${said()}`)))
  })
}

/** Keeps the last 4,000 characters of the process's stderr, for the error message. */
function collect(child: ChildProcess) {
  let text = ''
  child.stderr!.setEncoding('utf8').on('data', (more: string) => {
    text = (text + more).slice(-4000)
  })
  return () => text
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
