import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prlimit = '/usr/bin/prlimit'
const mb = 1_048_576
const pollMs = 20
/** What Node maps as writable (heap, code, thread stacks) and mostly never touches: about 550. */
const reservedMb = 600

const root = realpathSync(join(import.meta.dirname, '../../..'))
/** Our own code, and no more: neither DATA_DIR nor a setting's file, even where they lie beside it. */
const readable = [join(root, 'package.json'), join(root, 'src/*'), join(realpathSync(join(root, 'node_modules')), '*'), join(root, 'node_modules/*')]

/**
 * Node's permission model: no process, no worker, and only these files. It holds for what runs as JavaScript; the decoders are native code,
 * for which docs/operations.md says what more can be done.
 */
const permissions = (folders: readonly string[]) => [
  ...['--permission', '--allow-addons'],
  ...[...readable, ...folders.map((path) => join(path, '*'))].map((path) => `--allow-fs-read=${path}`),
  ...[realpathSync(tmpdir()), ...folders].map((path) => `--allow-fs-write=${join(path, '*')}`),
]

/** V8's reservations rule out --as; --data counts what can be written to. */
export function confine(memory_mb: number, folders: readonly string[] = []) {
  const node = ['--max-old-space-size=64', '--no-warnings', '--max-semi-space-size=1', '--v8-pool-size=1', ...permissions(folders)]
  const env = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', UV_THREADPOOL_SIZE: '2' } as unknown as NodeJS.ProcessEnv
  if (!existsSync(prlimit)) return { execPath: process.execPath, execArgv: node, env }
  const limits = [`--data=${(memory_mb + reservedMb) * mb}`, '--core=0', `--fsize=${256 * mb}`]
  return { execPath: prlimit, execArgv: [...limits, process.execPath, ...node], env }
}

/** Memory really held, where the system tells; elsewhere the pixel budget of the worker is the only limit. */
export function watchMemory(pid: number | undefined, memory_mb: number, over: () => void) {
  if (process.platform !== 'linux') return () => {}
  const look = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 > memory_mb) over()
  }
  const timer = setInterval(look, pollMs)
  return () => clearInterval(timer)
}
