import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs the program in so many processes at the same moment and returns the first output of each. The processes live until all have answered. */
async function atOnce(count: number, program: string): Promise<string[]> {
  const start = performance.timeOrigin + performance.now() + 1_500
  // The lock recognises its owner by the command line, so `src/app/main.ts` must occur in it.
  const text = `/* src/app/main.ts */ import('./src/server/cluster/data-dir-lock.ts').then(async ({ lockDataDir }) => {
    const { secretFile } = await import('./src/server/auth/secret-file.ts')
    while (performance.timeOrigin + performance.now() < ${start});
    console.log(await (async () => { ${program} })()); setInterval(() => {}, 1000) })`
  const all = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', text], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const said = await Promise.all(all.map(({ stdout }) => new Promise<string>((done) => stdout.once('data', (line) => done(String(line).trim())))))
  for (const one of all) one.kill('SIGKILL')
  return said
}
function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'cachet-claim-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

test('processes that start at once hold the same secret, which only its owner may read', async () => {
  const dir = folder()
  const secrets = await atOnce(6, `return secretFile(${JSON.stringify(dir)}, 'vault')`)
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect([readdirSync(dir), statSync(join(dir, 'vault.secret')).mode & 0o777]).toEqual([['vault.secret'], 0o600])
})

test.each(['', '999999999'])('of processes that start at once one has the folder, also where a dead one (%s) had it', async (dead) => {
  const dir = folder()
  if (dead) writeFileSync(join(dir, 'cachet.pid'), dead)
  const claims = await atOnce(6, `try { lockDataDir(${JSON.stringify(dir)}); return 'mine' } catch (fault) { return fault.message }`)
  expect(claims.filter((said) => said === 'mine')).toHaveLength(1)
  expect(claims.filter((said) => said.startsWith('It is running already'))).toHaveLength(5)
  expect(readdirSync(dir)).toEqual(['cachet.pid'])
})
