import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HiddenPaths, hasNamespaces, inNamespaces } from './namespaces.ts'

const prlimit = '/usr/bin/prlimit'
const mb = 1_048_576
const pollMs = 20
/** Writable memory that Node maps but mostly never uses: about 550 MB. */
const reservedMb = 600

const root = realpathSync(join(import.meta.dirname, '../../..'))
/** Readable files: our own code only, neither DATA_DIR nor .env, even when they are beside it. */
const readable = [join(root, 'package.json'), join(root, 'src/*'), join(realpathSync(join(root, 'node_modules')), '*'), join(root, 'node_modules/*')]

/**
 * Sandbox: Node's permission model allows no process, no worker and only these files. It applies to JavaScript; decoders are native code, which
 * namespaces bind (docs/decisions/098).
 */
const permissions = (folders: readonly string[]) => [
  ...['--permission', '--allow-addons'],
  ...[...readable, ...folders.map((path) => join(path, '*'))].map((path) => `--allow-fs-read=${path}`),
  ...[realpathSync(tmpdir()), ...folders].map((path) => `--allow-fs-write=${join(path, '*')}`),
]

export interface Confinement {
  readonly memory_mb: number
  /** Folders that the process may read and write, besides the system's temporary folder. */
  readonly folders?: readonly string[]
  readonly hidden?: HiddenPaths | undefined
}
/** Resource limits: --data counts writable memory; --as would also count the address space that V8 only reserves. */
export function confine({ memory_mb, folders = [], hidden }: Confinement) {
  const node = ['--max-old-space-size=64', '--no-warnings', '--max-semi-space-size=1', '--v8-pool-size=1', ...permissions(folders)]
  const env = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', UV_THREADPOOL_SIZE: '2' } as unknown as NodeJS.ProcessEnv
  const limits = [prlimit, `--data=${(memory_mb + reservedMb) * mb}`, '--core=0', `--fsize=${256 * mb}`]
  // Where the program itself lies in what is to be hidden, it could not start.
  const hides = hidden && !`${root}/`.startsWith(`${hidden.folder}/`) && hasNamespaces()
  const apart = hides ? inNamespaces(hidden, [realpathSync(tmpdir()), ...folders]) : []
  const [execPath, ...execArgv] = [...apart, ...(existsSync(prlimit) ? limits : []), process.execPath, ...node] as [string, ...string[]]
  return { execPath, execArgv, env }
}

/** Watches resident memory, on Linux only; elsewhere the pixel budget of the worker is the only limit. */
export function watchMemory(pid: number | undefined, memory_mb: number, over: () => void) {
  if (process.platform !== 'linux') return () => {}
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 > memory_mb) over()
  }
  const timer = setInterval(look, pollMs)
  return () => clearInterval(timer)
}
