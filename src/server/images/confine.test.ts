import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { confine } from './confine.ts'
import { folder } from './test/quarantined-sample.ts'

/** Runs the code under the limits of an image worker and returns its output or error code. */
async function as(code: string, folders: readonly string[] = []): Promise<string> {
  const { execPath, execArgv, env } = confine(300, folders)
  const script = `(async () => { ${code} })().then((said) => console.log(said ?? 'done'), ({ code, message }) => console.log(code ?? message))`
  return (await promisify(execFile)(execPath, [...execArgv, '-e', script], { env })).stdout.trim()
}

test('a picture’s process reads no secret, starts nothing, writes where it should, and knows no setting', async () => {
  const data_dir = join(process.cwd(), 'tmp', `confined-${process.pid}`)
  mkdirSync(data_dir, { recursive: true })
  const secret = join(data_dir, 'master.secret')
  writeFileSync(secret, 'the master key\n')
  const read = (path: string) => `return require('node:fs').readFileSync(${JSON.stringify(path)}, 'utf8')`
  const write = (path: string) => `require('node:fs').writeFileSync(${JSON.stringify(path)}, 'x')`
  expect(await as(read(secret))).toBe('ERR_ACCESS_DENIED')
  expect(await as(read('/etc/passwd'))).toBe('ERR_ACCESS_DENIED')
  // Not the secret: a checkout may itself lie in the folder for temporary files, where a picture's process may write.
  expect(await as(write('/etc/cachet.secret'))).toBe('ERR_ACCESS_DENIED')
  expect(await as("require('node:child_process').execFileSync('true')")).toBe('ERR_ACCESS_DENIED')
  expect(await as(write(join(data_dir, 'card')), [data_dir])).toBe('done')
  expect(await as(write(join(folder(), 'picture')))).toBe('done')
  expect(await as(`return (${read(join(process.cwd(), 'package.json')).slice(7)}).length > 100`)).toBe('true')
  expect(JSON.parse(await as('return JSON.stringify(Object.keys(process.env).sort())'))).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'UV_THREADPOOL_SIZE',
  ])
})
