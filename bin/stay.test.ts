import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A supervised program that counts its starts; it says `open` when told to. */
function keep(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cachet-kept-'))
  const starts = join(folder, 'starts')
  const kept = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(starts)}, process.pid + '\\n')
    const nth = fs.readFileSync(${JSON.stringify(starts)}, 'utf8').split('\\n').length - 1
    const open = (then = () => {}) => process.send('open', then)
    const die = () => process.kill(process.pid, 'SIGKILL')
    process.on('disconnect', () => process.exit())
    setInterval(() => {}, 1000); ${program}`
  const keeper = spawn(process.execPath, [
    '-e',
    `import('./bin/stay.mjs').then(({ stay }) => stay(process.execPath, ['-e', ${JSON.stringify(kept)}], {}))`,
  ])
  let said = ''
  keeper.stderr.setEncoding('utf8').on('data', (more) => (said += more))
  const ended = once(keeper, 'exit').then(([code]) => code as number)
  onTestFinished(async () => {
    keeper.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const pids = () => readFileSync(starts, 'utf8').trim().split('\n').map(Number)
  return { keeper, ended, said: () => said, pids }
}

test('what was open and dies is started again by itself, after pauses that grow while it dies at once', async () => {
  const { ended, said, pids } = keep('nth < 5 ? open(die) : open(() => process.exit(0))')
  expect(await ended).toBe(0)
  expect(pids()).toHaveLength(5)
  expect(said().match(/[\d.]+(?= s$)/gm)).toEqual(['0.1', '0.2', '0.4', '0.8'])
})

test('what was well for a while begins with the shortest pause again', async () => {
  const { ended, said } = keep('nth < 3 ? open(die) : nth < 4 ? open(() => setTimeout(die, 1500)) : open(() => process.exit(0))')
  expect(await ended).toBe(0)
  expect(said().match(/[\d.]+(?= s$)/gm)).toEqual(['0.1', '0.2', '0.1'])
})

test('what never opened is not tried again: whoever started it sees why', async () => {
  const { ended, pids } = keep('process.exit(3)')
  expect(await ended).toBe(3)
  expect(pids()).toHaveLength(1)
})

test('on a setting that cannot be nothing is tried again, even after it had been open', async () => {
  const { ended, pids } = keep('nth < 2 ? open(die) : process.exit(78)')
  expect(await ended).toBe(78)
  expect(pids()).toHaveLength(2)
})

test('asked to stop, it stops what it keeps, and neither is started again', async () => {
  const { keeper, ended, said } = keep("process.on('SIGTERM', () => process.exit(0)); open(() => process.stderr.write('well'))")
  await expect.poll(said, { timeout: 30_000 }).toContain('well')
  keeper.kill('SIGTERM')
  expect(await ended).toBe(0)
})
