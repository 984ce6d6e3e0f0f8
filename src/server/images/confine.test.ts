import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Confinement, confine } from './confine.ts'
import { hasNamespaces } from './namespaces.ts'
import { folder } from './test/quarantined-sample.ts'

/** Runs the code under the limits of an image worker and returns its output or error code. */
async function as(code: string, folders: readonly string[] = []): Promise<string> {
  const { execPath, execArgv, env } = confine({ memory_mb: 300, folders })
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

/** Runs a shell command, which the permission model does not bind, under the same limits. */
async function native(command: string, { folders = [], hidden }: Pick<Confinement, 'folders' | 'hidden'>): Promise<string> {
  const { execPath, execArgv, env } = confine({ memory_mb: 300, folders, hidden })
  const before = execArgv.slice(0, execArgv.indexOf(process.execPath))
  const { stdout, stderr } = await promisify(execFile)(execPath, [...before, '/bin/sh', '-c', `${command} 2>&1; true`], { env })
  return `${stdout}${stderr}`.trim()
}

// Containers that forbid namespaces run without them, and docs/operations.md says so.
test.skipIf(!hasNamespaces())(
  'native code in a picture’s process finds neither keys nor settings, no network, no other process, and cannot undo it',
  async () => {
    const folder = join(process.cwd(), 'tmp', `hidden-${process.pid}`)
    const [share, secret, file] = [join(folder, 'share'), join(folder, 'master.secret'), `${folder}.env`]
    mkdirSync(share, { recursive: true })
    for (const path of [secret, file]) writeFileSync(path, 'the master key\n')
    const inside = { folders: [share], hidden: { folder, uploads: join(folder, 'quarantine'), file } }
    expect(await native(`cat ${secret} ${file}`, { folders: [share] })).toContain('the master key')
    expect(await native(`cat ${secret}`, inside)).toContain('No such file')
    expect(await native(`cat ${file}`, inside)).toBe('')
    expect(await native(`ls ${folder}`, inside)).toBe('quarantine\nshare')
    const undo = `umount ${folder}; umount -l ${folder}; unshare -rm umount ${folder}; cat ${secret}`
    expect(await native(undo, inside)).not.toContain('the master key')
    expect(await native(`cat /proc/${process.pid}/environ | head -c 9`, inside)).toContain('Permission denied')
    expect(await native('tail -n +3 /proc/net/dev', inside)).toMatch(/^lo:[\s0]*$/)
    await native(`echo card > ${join(share, 'card')}`, inside)
    expect(readFileSync(join(share, 'card'), 'utf8')).toBe('card\n')
  },
)
