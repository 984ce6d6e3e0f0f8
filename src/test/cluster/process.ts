import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { KEEP_COMPILED } from '../run/compiled.ts'

/** A child process of the deployment that ends with the test. */
export interface Running {
  readonly child: ChildProcess
  /** Its latest output, for failure messages. */
  said(): string
  /** Stops it; resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts a program and waits until it is open; one that exits before throws with its exit code and output. */
export async function run(file: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', ...KEEP_COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (more: string) => {
      said = (said + more).slice(-20_000)
    })
  const over = once(child, 'exit')
  const opened = new Promise<void>((done) => child.on('message', (word) => word === 'open' && done()))
  const ended = over.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}:\n${said}`)))
  ended.catch(() => {})
  await Promise.race([opened, ended])
  return {
    child,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const [code] = await over
      return code as number | null
    },
  }
}
