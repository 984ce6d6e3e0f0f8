import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { expect, onTestFinished, test } from 'vitest'
import { foreign } from '../images/test/hostile-samples.ts'
import { type Attachments, openAttachments } from './attachments.ts'
import { loadedPdf, readablePdf, SECRETS, sample } from './test/samples.ts'
import { writeAnew } from './write.ts'

const attachments = openAttachments({ most_mb: 5 })
/** The same without a process, for many files. */
const here = { write: ({ path, out }: { path: string; out: string }) => writeAnew(path, out) }
async function write(bytes: Buffer, by: Pick<Attachments, 'write'> = here) {
  const folder = mkdtempSync(join(tmpdir(), 'cachet-attachments-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [path, out] = [join(folder, 'upload'), mkdtempSync(join(folder, 'out-'))]
  writeFileSync(path, bytes)
  const answer = await by.write({ path, out })
  const files = readdirSync(out)
  return { answer, files, written: files[0] ? readFileSync(join(out, files[0])) : Buffer.alloc(0) }
}
const secretsIn = (bytes: Buffer) => SECRETS.filter((secret) => bytes.includes(secret))

test.each([
  ['h264-aac.mp4', { kind: 'video', file: 'file.mp4', width: 64, height: 48 }],
  ['h264-aac.mov', { kind: 'video', file: 'file.mp4', width: 64, height: 48 }],
  ['vp8-opus.webm', { kind: 'video', file: 'file.webm', width: 64, height: 48 }],
  ['tone.mp3', { kind: 'audio', file: 'file.mp3', width: null }],
  ['tone.ogg', { kind: 'audio', file: 'file.ogg', width: null }],
  ['tone.m4a', { kind: 'audio', file: 'file.m4a', width: null }],
  ['tone.wav', { kind: 'audio', file: 'file.wav', width: null }],
])('%s is written anew: its tracks and its length stay, place, device and titles do not', async (name, expected) => {
  expect(secretsIn(sample(name)).length).toBeGreaterThan(0)
  const { answer, files, written } = await write(
    Buffer.concat([sample(name), Buffer.from(name.includes('.m') ? '<script>cachet-marker</script>' : '')]),
    attachments,
  )
  expect(answer).toMatchObject({ ...expected, bytes: written.length, pages: null })
  expect(files).toEqual([expected.file])
  expect(secretsIn(written)).toEqual([])
  const read = async (bytes: Buffer) => {
    const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
    return {
      duration: await input.computeDuration(),
      codecs: (await input.getTracks()).map(({ codec }) => codec),
      tags: await input.getMetadataTags(),
    }
  }
  const [before, after] = [await read(sample(name)), await read(written)]
  expect(after.codecs.toSorted()).toEqual(before.codecs.toSorted())
  expect(after.duration).toBeCloseTo(before.duration, 1)
  expect([after.tags.title, after.tags.comment]).toEqual([undefined, undefined])
})

test('a PDF keeps its pages and links, and loses scripts, actions, attached files, its author and what hangs behind it', async () => {
  const loaded = await loadedPdf()
  expect(await readablePdf(loaded)).toContain('SECRET-LAUNCH')
  const { answer, written } = await write(loaded, attachments)
  expect(answer).toMatchObject({ kind: 'document', file: 'file.pdf', pages: 2 })
  expect(secretsIn(written)).toEqual([])
  const objects = await readablePdf(written)
  expect(SECRETS.filter((secret) => objects.includes(secret))).toEqual([])
  expect(objects).not.toMatch(/JavaScript|Launch|EmbeddedFile|Author/)
  expect(objects).toContain('https://kept.example/')
})

test('text is taken as text and nothing else', async () => {
  expect((await write(Buffer.from('\ufeffWants: Grönland 1–4\r\n'))).answer).toMatchObject({ kind: 'document', file: 'file.txt', pages: null })
  for (const wrong of ['<!doctype html><script>1</script>', '\n <svg onload="x"/>', '%!PS-Adobe', '#!/bin/sh', 'a\u0000b', 'esc \u001b[2J'])
    expect((await write(Buffer.from(wrong))).answer, wrong).toMatchObject({ refused: 'media.file_type' })
  expect((await write(Buffer.concat([Buffer.alloc(9_000, 'a'), Buffer.from([0xff, 0xfe])]))).answer).toMatchObject({ refused: 'media.file_type' })
})

test('what no browser plays, what asks for a password and what is none of these is refused by its name', async () => {
  expect((await write(sample('hevc.mp4'))).answer).toEqual({ refused: 'media.codec', facts: { codec: 'hevc' } })
  expect((await write(sample('mpeg4.mp4'))).answer).toEqual({ refused: 'media.codec', facts: { codec: 'unknown' } })
  const locked = Buffer.from((await loadedPdf()).toString('latin1').replace('/Root', '/Encrypt << /Filter /Standard /V 1 /R 2 >> /Root'), 'latin1')
  expect((await write(locked)).answer).toMatchObject({ refused: 'media.protected' })
  for (const [name, bytes] of Object.entries(foreign)) {
    const { answer } = await write(Buffer.from(bytes))
    expect('refused' in answer && answer.refused, name).toMatch(/^media\.(file_type|file_unreadable|codec)$/)
  }
  expect(await write(sample('hevc.mp4'), attachments)).toMatchObject({ answer: { refused: 'media.codec' }, files: [] })
  expect((await write(Buffer.alloc(0))).answer).toMatchObject({ refused: 'media.file_type' })
})

/** E4 for files: nothing but a refusal or a good file, whatever the bytes are. */
test('files cut off or changed at random are refused or written anew, and never a fault', async () => {
  for (const [at, name] of ['h264-aac.mp4', 'vp8-opus.webm', 'tone.mp3', 'tone.ogg'].entries()) {
    const bytes = sample(name)
    const changed = Buffer.from(bytes)
    // Pseudo-random places and values, the same in every run.
    for (let n = 1; n <= 60; n++) changed[(n * 48_271 * (at + 7)) % changed.length] = (n * 7_919 * (at + 3)) % 256
    for (const one of [changed, bytes.subarray(0, bytes.length >> 1), bytes.subarray(0, 20)]) {
      const { answer } = await write(one)
      if ('refused' in answer) expect(answer.refused).toMatch(/^media\.(file_type|file_unreadable|codec|too_long)$/)
      else expect(answer.duration_ms).toBeGreaterThan(0)
    }
  }
})

test('a process that ends by its time says nothing of the file, and the queue is bounded', async () => {
  const hasty = openAttachments({ most_mb: 5, timeout_ms: 5, workers: 1, queue: 1 })
  const all = await Promise.all([1, 2, 3].map(() => write(sample('tone.mp3'), hasty)))
  expect(all.map(({ answer }) => answer)).toEqual(Array(3).fill({ refused: 'media.busy', facts: {} }))
  expect(all.flatMap(({ files }) => files)).toEqual([])
})
