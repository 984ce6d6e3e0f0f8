import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openImages } from './images.ts'
import type { PoolOptions } from './pool.ts'
import { stamp } from './test/hostile-samples.ts'
import { folder, quarantined, upload } from './test/quarantined-sample.ts'

vi.setConfig({ testTimeout: 60_000 })
const opened = (options: Partial<PoolOptions> = {}) => {
  const images = openImages({ workers: 1, queue: 1, timeout_ms: 30_000, ...options })
  onTestFinished(() => images.close())
  return images
}
const noise = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
const slow = noise(4000).jpeg().toBuffer()
const quick = stamp().png().toBuffer()

test('a worker killed in the middle costs its own picture only, which may come again: the next is drawn by another', async () => {
  const images = opened({ queue: 2 })
  const [large, small] = [await slow, await quick]
  const first = upload(images, large)
  await vi.waitFor(() => expect(images.pids()).toHaveLength(1), { interval: 1 })
  const second = upload(images, small)
  await pause(100)
  const [killed] = images.pids()
  process.kill(killed!, 'SIGKILL')
  expect((await first).answer).toEqual({ refused: 'media.busy', facts: { reason: 'died' } })
  expect((await first).written.length).toBe(0)
  expect((await second).answer).toHaveProperty('sha256')
  expect(images.pids()).not.toContain(killed)
})

test('a picture that takes too long may come again, its worker replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const images = opened({ timeout_ms: 30_000 })
  const stuck = upload(images, await quick)
  await vi.waitFor(() => expect(images.pids()).toHaveLength(1), { interval: 1 })
  process.kill(images.pids()[0]!, 'SIGSTOP')
  vi.advanceTimersByTime(30_000)
  expect((await stuck).answer).toEqual({ refused: 'media.busy', facts: { reason: 'time' } })
  expect((await upload(images, await quick)).answer).toHaveProperty('sha256')
})

test('a worker that grows over its memory is killed', async () => {
  const images = opened({ memory_mb: 70 })
  const { answer } = await upload(images, await quick)
  expect(answer).toMatchObject({ refused: expect.stringMatching(/media\.(busy|too_many_pixels)/) })
})

test('a picture that cannot be read in little memory is refused before it is decoded', async () => {
  const images = opened({ memory_mb: 150 })
  const { answer } = await upload(images, await noise(3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer())
  expect(answer).toEqual({ refused: 'media.too_many_pixels', facts: { width: 3000, height: 3000, frames: 1 } })
})

test('one more than the line holds is told to come again', async () => {
  const images = opened({ workers: 1, queue: 1 })
  const job = async () => ({ path: quarantined(await quick), out: folder() })
  const jobs = await Promise.all([job(), job(), job(), job()])
  const answers = await Promise.all(jobs.map((one) => images.encode(one)))
  expect(answers.filter((answer) => 'sha256' in answer)).toHaveLength(2)
  expect(answers.filter((answer) => 'refused' in answer)).toEqual([1, 2].map(() => ({ refused: 'media.busy', facts: {} })))
})

test('after closing no worker is left and nobody waits', async () => {
  const images = opened({ queue: 4 })
  const waiting = Promise.all([upload(images, await slow), upload(images, await slow)])
  await vi.waitFor(() => expect(images.pids()).toHaveLength(1), { interval: 1 })
  await pause(200)
  const [pid] = images.pids()
  await images.close()
  expect((await waiting).map(({ answer }) => 'refused' in answer && answer.refused)).toEqual(['media.busy', 'media.busy'])
  expect(() => process.kill(pid!, 0)).toThrow('ESRCH')
})

test('a folder that is not there is our fault, not the picture’s', async () => {
  const images = opened()
  await expect(images.encode({ path: quarantined(await quick), out: join(folder(), 'absent') })).rejects.toThrow('ENOENT')
  await expect(images.encode({ path: '/absent/upload', out: folder() })).rejects.toThrow('ENOENT')
})

test.skipIf(process.platform !== 'linux')('a worker knows none of our secrets', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://canary')
  onTestFinished(() => void vi.unstubAllEnvs())
  const images = opened()
  await upload(images, await quick)
  const names = readFileSync(`/proc/${images.pids()[0]}/environ`, 'utf8')
    .split('\0')
    .map((line) => line.split('=')[0])
  expect(names.filter((name) => name && !/^(MALLOC|UV|NODE_CHANNEL)_/.test(name))).toEqual([])
})

test('a worker with nothing to do for a minute goes home', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const images = opened()
  await upload(images, await quick)
  vi.advanceTimersByTime(59_000)
  expect(images.pids()).toHaveLength(1)
  vi.advanceTimersByTime(2000)
  await vi.waitFor(() => expect(images.pids()).toEqual([]), { timeout: 5000 })
  expect((await upload(images, await quick)).answer).toHaveProperty('sha256')
})

test('a resting worker keeps no process alive and does not outlive it', async () => {
  const job = JSON.stringify({ path: quarantined(await quick), out: folder() })
  const script = `import { openImages } from './src/server/images/images.ts'
    const images = openImages({ workers: 1, queue: 1 })
    const { sha256 } = await images.encode(${job})
    console.log(sha256.length, images.pids()[0])`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 })
  const [length, pid] = stdout.split(' ').map(Number)
  expect(length).toBe(64)
  await vi.waitFor(() => expect(() => process.kill(pid!, 0)).toThrow('ESRCH'), { timeout: 5000 })
})
