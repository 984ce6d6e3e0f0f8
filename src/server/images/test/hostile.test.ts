import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openImages } from '../images.ts'
import { openPool } from '../pool.ts'
import { blackPng, foreign, framesGif, marker, polyglots, scansJpeg, stamp } from './hostile-samples.ts'
import { mutated, seeded } from './mutate.ts'
import { folder, quarantined, upload } from './quarantined-sample.ts'

vi.setConfig({ testTimeout: 120_000 })
const memory_mb = 300
const images = openImages({ workers: 1, queue: 8, timeout_ms: 30_000, memory_mb })
const good = stamp().png().toBuffer()
afterAll(() => images.close())

const mostHeld = () => Math.max(...images.pids().map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024))

describe('a stranger uploads what is no picture of ours', () => {
  test.each(Object.entries(foreign))('%s called stamp.png: it meets no decoder', async (_, bytes) => {
    const { answer, written } = await upload(images, bytes, 'stamp.png')
    expect([answer, written.length, images.pids()]).toEqual([{ refused: 'media.type', facts: {} }, 0, []])
  })

  const bombs: [string, () => Buffer | Promise<Buffer>][] = [
    ['a 14,000 × 14,000 png', () => blackPng(14_000, 14_000)],
    ['a 65,535 × 1 png', () => blackPng(65_535, 1)],
    ['a gif of 10,000 frames', () => framesGif(10_000)],
    ['a jpeg of 1,000 scans', () => scansJpeg(1000)],
  ]
  test.each(bombs)('%s: refused by its header, no process is even started', async (_, make) => {
    const bytes = await make()
    const { answer } = await upload(images, bytes)
    expect(answer).toMatchObject({ refused: 'media.too_many_pixels' })
    expect(images.pids()).toEqual([])
  })
})

describe('a stranger hides something in a picture', () => {
  test('every kind of polyglot: nothing of the hidden half is written', async () => {
    for (const [name, bytes] of Object.entries(await polyglots())) {
      expect(bytes.includes(marker), name).toBe(true)
      const { answer, written } = await upload(images, bytes)
      expect(answer, name).toHaveProperty('sha256')
      for (const trace of ['cachet-marker', '<script', '<?php', 'PK\x03\x04', '%PDF'])
        expect(written.includes(trace), `${name}: ${trace}`).toBe(false)
    }
  })

  test('a pdf that hides a jpeg: it is a pdf', async () => {
    const { answer } = await upload(images, Buffer.concat([Buffer.from('%PDF-1.7\n'), await stamp().jpeg().toBuffer()]))
    expect(answer).toEqual({ refused: 'media.type', facts: {} })
  })
})

describe('a stranger sends what breaks decoders', () => {
  test('200 damaged pictures: each is drawn anew or refused, and the next good one is served', async () => {
    const whole = await Promise.all(
      [stamp().jpeg(), stamp().jpeg({ progressive: true }), stamp().png(), stamp().webp(), stamp().gif()].map((one) => one.toBuffer()),
    )
    const dice = seeded(1840)
    const ends = new Map<string, number>()
    const [first] = images.pids()
    for (let count = 0; count < 200; count++) {
      const { answer, written } = await upload(images, mutated(whole[count % whole.length]!, dice))
      const end = 'refused' in answer ? answer.refused : 'drawn'
      if (end !== 'drawn') expect(written.length, JSON.stringify(answer)).toBe(0)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    console.info('damaged pictures', Object.fromEntries(ends), 'same worker to the end:', images.pids().includes(first!))
    expect([...ends.keys()].every((end) => ['drawn', 'media.unreadable', 'media.type', 'media.too_many_pixels', 'media.busy'].includes(end))).toBe(
      true,
    )
    expect((await upload(images, await good)).answer).toHaveProperty('sha256')
  })

  test.skipIf(process.platform !== 'linux')('40 megapixels of noise: drawn within the memory it may have', async () => {
    const noise = sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    const { answer } = await upload(images, await noise.jpeg({ quality: 90 }).toBuffer())
    console.info('a worker held at most', Math.round(mostHeld()), 'MB')
    expect(answer).toHaveProperty('sha256')
    expect(mostHeld()).toBeLessThan(memory_mb)
  })

  test('an svg or a tiff that slips past the header: the worker has no decoder for it', async () => {
    const pool = openPool({ workers: 1, queue: 4 })
    onTestFinished(() => pool.close())
    const tiff = await stamp().tiff().toBuffer()
    for (const bytes of [foreign['svg with script']!, tiff, blackPng(14_000, 14_000)]) {
      const answer = await pool.run({ path: quarantined(bytes), out: folder() })
      expect(answer).toEqual({ refused: 'media.unreadable', facts: { reason: 'decoder' } })
    }
  })
})
