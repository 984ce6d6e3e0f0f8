import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blackPng, foreign, framesGif, polyglots, scansJpeg, stamp } from '#server/images/test/hostile-samples.ts'
import type { Actor } from '../support/cast.ts'
import { type RawResponse, request } from '../support/http-request.ts'
import { spelt } from '../support/outside/raw.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const TRACES = ['cachet-marker', '<script', '<?php', 'PK\x03\x04', '%PDF', 'CANARY', '<svg', '#!/bin']

interface Shown {
  result: { medias: { id: string; media_url: string; sizes: { media_url: string }[] }[] }
}
const upload = (files: [name: string, bytes: Buffer, type?: string][], who: Actor = world.ann): Promise<RawResponse> => {
  const form = new FormData()
  for (const [name, bytes, type = 'image/png'] of files) form.append('medias', new Blob([new Uint8Array(bytes)], { type }), name)
  return request(`${world.url}/api/medias`, { method: 'POST', body: form, headers: { authorization: `Bearer ${who.token}` } })
}
const mediasOf = (heard: RawResponse) => (JSON.parse(heard.text) as Shown).result.medias

/** All files of this deployment: stored pictures and uploads in quarantine, which may be taken away while it is read. */
function* bytesUnder(folder: string): Generator<[string, Buffer]> {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* bytesUnder(path)
    else if (existsSync(path)) yield [path, readFileSync(path)]
  }
}
const kept = () => [...bytesUnder(join(world.settings.data_dir, 'media'))]
const waiting = () => [...bytesUnder(join(world.settings.data_dir, 'quarantine'))].map(([path]) => path)

/** The answer may be sent before the quarantine is empty: waits for that. */
async function nothingWaits() {
  for (let tries = 0; waiting().length && tries < 60; tries++) await new Promise((done) => setTimeout(done, 50))
  expect(waiting()).toEqual([])
}

/** Fetches every size of the uploaded pictures. */
async function served(heard: RawResponse) {
  for (const media of mediasOf(heard))
    for (const { media_url } of media.sizes) {
      const said = await fetch(world.url + media_url)
      const bytes = Buffer.from(await said.arrayBuffer())
      expect([
        said.status,
        said.headers.get('content-type'),
        said.headers.get('x-content-type-options'),
        said.headers.get('content-security-policy'),
      ]).toEqual([200, 'image/webp', 'nosniff', "default-src 'none'; sandbox"])
      expect(bytes.subarray(0, 4).toString('latin1') + bytes.subarray(8, 12).toString('latin1')).toBe('RIFFWEBP')
      for (const trace of TRACES) expect(bytes.includes(trace), trace).toBe(false)
      const { exif, xmp, iptc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    }
}

const strangers: Record<string, Buffer> = {
  ...Object.fromEntries(Object.entries(foreign).map(([name, bytes]) => [name, Buffer.from(bytes)])),
  'an svg with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'an svg that reads files': Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ),
  'an svg that swells': Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaa">${'bcdefgh'
      .split('')
      .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`)
      .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&h;</text></svg>`,
  ),
  mvg: Buffer.from('push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 "https://127.0.0.1/"\npop graphic-context'),
  msl: Buffer.from('<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="/tmp/x"/></image>'),
  postscript: Buffer.from('%!PS\nuserdict /setpagedevice undef\n(%pipe%id) (w) file'),
  eps: Buffer.from([0xc5, 0xd0, 0xd3, 0xc6, ...Buffer.alloc(60)]),
  tiff: Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, ...Buffer.alloc(60)]),
  heic: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)]),
  avif: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif'), Buffer.alloc(60)]),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a program': Buffer.from('\x7fELF\x02\x01\x01'),
  nothing: Buffer.alloc(0),
}

/** E1 and E11: files that are no allowed picture. */
test.each(Object.entries(strangers))('E11 %s, called stamp.png: 415, nothing kept', async (name, bytes) => {
  const before = kept().length
  for (const [filename, type] of [
    ['stamp.png', 'image/png'],
    ['stamp.svg', 'image/svg+xml'],
    ['stamp', ''],
  ] as const) {
    const heard = await upload([[filename, bytes, type]])
    expect([[415, 422].includes(heard.status), heard.json.code?.startsWith('media.')], `${name}: ${heard.text}`).toEqual([true, true])
    if (bytes.length) expect(heard.json.code, name).toBe('media.type')
  }
  expect(kept().length).toBe(before)
  await nothingWaits()
})
test('E1 one bad picture among good ones: none is taken', async () => {
  const [good, before] = [await stamp().png().toBuffer(), kept().length]
  expect(
    (
      await upload([
        ['a.png', good],
        ['b.png', strangers.html!],
        ['c.png', good],
      ])
    ).status,
  ).toBe(415)
  await world.pool.query("update media_leftovers set due_at = clock_timestamp() - interval '1 second'")
  await world.settle()
  expect(kept().length).toBe(before)
  await nothingWaits()
})

test('E2 every polyglot: drawn anew, and nothing of its other half is served or lies anywhere', async () => {
  for (const [name, bytes] of Object.entries(await polyglots())) {
    const heard = await upload([[`${name}.html`, bytes, 'text/html']])
    if (heard.status !== 200) expect([415, 422], name).toContain(heard.status)
    else await served(heard)
  }
  for (const [path, bytes] of kept()) for (const trace of TRACES) expect(bytes.includes(trace), `${path}: ${trace}`).toBe(false)
})

/** E3: decompression bombs. */
const bombs: [string, () => Buffer | Promise<Buffer>][] = [
  ['14,000 × 14,000', () => blackPng(14_000, 14_000)],
  ['65,535 × 1', () => blackPng(65_535, 1)],
  ['10,000 frames', () => framesGif(10_000)],
  ['1,000 scans', () => scansJpeg(1_000)],
]
test.each(bombs)('E3 %s: 422 from the header', async (_, make) => {
  const bytes = await make()
  const heard = await upload([['bomb.png', bytes]])
  expect([heard.status, heard.json.code]).toEqual([422, 'media.too_many_pixels'])
  expect(heard.cpu_ms).toBeLessThan(1_500)
  await nothingWaits()
})

test('E5 whatever a file is called, its key is ours', async () => {
  const good = await stamp().png().toBuffer()
  const names = [
    '../../../../tmp/x.png',
    '..\\..\\x.png',
    '/etc/passwd',
    'a\u0000.png',
    `${'n'.repeat(5_000)}.png`,
    'a.jpg.html',
    'a"; filename="b.html',
    "a'b.png",
    'a\r\nSet-Cookie: x=1.png',
    'CON',
    '.htaccess',
    '漢字.png',
    '\u202egnp.exe',
    ' ',
    '%2e%2e%2fx.png',
  ]
  for (const name of names) {
    const heard = await upload([[name, good]])
    expect(heard.status, `${name.slice(0, 40)}: ${heard.text.slice(0, 200)}`).toBe(200)
    const [media] = mediasOf(heard)
    expect(heard.text).not.toContain(name.trim() || '\u0000')
    const { headers } = await fetch(world.url + media!.media_url)
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="full\.webp"; filename\*=UTF-8''full\.webp$/)
  }
  for (const [path] of kept()) expect(path.slice(world.settings.data_dir.length)).toMatch(/^\/media\/[\w-]{2}\/[\w-]{22}\/(full|\d+)\.webp$/)
})

test('E6 where a picture was taken and with what: in none of its sizes', async () => {
  const exif = {
    IFD0: { Copyright: 'CANARY owner', Make: 'CANARY camera' },
    IFD2: { BodySerialNumber: 'CANARY serial' },
    IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '0/1 7/1 0/1' },
  }
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await stamp(300, 200).withExif(exif).toFormat(format).toBuffer()
    expect(bytes.includes('CANARY')).toBe(true)
    await served(await upload([[`x.${format}`, bytes]]))
  }
  for (const [path, bytes] of kept()) expect([path, bytes.includes('CANARY')]).toEqual([path, false])
})

/** E7: uploads that never finish. */
const head = (length: number) =>
  spelt('POST /api/medias', {
    connection: 'keep-alive',
    authorization: `Bearer ${world.ann.token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(length),
  })
const start = '--b\r\ncontent-disposition: form-data; name="medias"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n'
const line = (): Promise<Socket> => {
  const { hostname, port } = new URL(world.url)
  const socket = connect(Number(port), hostname).on('error', () => {})
  return new Promise((done) => socket.once('connect', () => done(socket)))
}
test('E7 twenty slow ones, a false length, an end at 99 %: others upload meanwhile, nothing stays', async () => {
  const good = await stamp().png().toBuffer()
  const sockets = await Promise.all(Array.from({ length: 20 }, line))
  for (const socket of sockets) socket.write(head(100_000) + start)
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, 100)
  const [first, second] = [await upload([['a.png', good]]), await upload([['a.png', good]], world.ben)]
  const held = sockets.filter(({ destroyed }) => !destroyed)
  clearInterval(drip)
  expect([first.status, second.status, held.length]).toEqual([200, 200, 20])
  const almost = await line()
  almost.write(head(start.length + 100_000) + start + 'x'.repeat(99_000))
  await new Promise((done) => setTimeout(done, 200))
  for (const socket of [...sockets, almost]) socket.destroy()
  await nothingWaits()
  expect((await upload([['a.png', good]])).status).toBe(200)
})
test('E7 a guest’s file is not even kept while it comes', async () => {
  await nothingWaits()
  const form = new FormData()
  form.append('medias', new Blob([new Uint8Array(2_000_000)]), 'x.png')
  const heard = await request(`${world.url}/api/medias`, { method: 'POST', body: form })
  expect(heard.status).toBe(401)
  expect(waiting()).toEqual([])
})

test('E8 a quota is exact when ten come at once', async () => {
  const good = await stamp(600, 400).png().toBuffer()
  const dora = await world.join('dora')
  expect((await upload([['a.png', good]], dora)).status).toBe(200)
  const { rows } = await world.pool.query<{ bytes: number }>('select bytes from media_quotas where member_id = $1', [dora.id])
  const one = Number(rows[0]!.bytes)
  await world.pool.query('update media_quotas set most = $2 where member_id = $1', [dora.id, one * 4])
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload([['a.png', good]], dora)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const heard of answers.filter(({ status }) => status !== 200))
    expect([[422, 503].includes(heard.status), ['media.quota', 'media.busy'].includes(heard.json.code!)], heard.text).toEqual([true, true])
  const after = await world.pool.query<{ bytes: number; sum: number }>(
    'select q.bytes, (select sum(m.bytes)::bigint from medias m where m.member_id = q.member_id and deleted_at is null) as sum from media_quotas q where member_id = $1',
    [dora.id],
  )
  expect(Number(after.rows[0]!.bytes)).toBe(Number(after.rows[0]!.sum))
})
