import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#kernel/operation.ts'
import { loadedPdf, SECRETS, sample } from '#server/attachments/test/samples.ts'
import type { Actor, ApiAnswer } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { medias } from '../../contract.ts'
import { USUAL_SPACE } from '../../rules.ts'
import { anyMediaView, findAnyMedias, findMedias, ownAnyMedias, ownMedias, publishMedias, useMedias } from '../public.ts'

const world = useWorld({ MEDIA_MB: '1' })

type Uploaded = AnswerOf<typeof medias.uploadFile>
/** A form as a browser sends it; the names and types of the files are lies. */
async function post(who: Actor, bytes: Buffer, { name, poster }: { name?: string; poster?: Buffer } = {}): Promise<ApiAnswer<Uploaded>> {
  const form = new FormData()
  if (name !== undefined) form.append('name', name)
  form.append('medias', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), '../../x.html')
  if (poster) form.append('poster', new Blob([new Uint8Array(poster)], { type: 'video/mp4' }), 'poster.exe')
  const said = await fetch(`${world.url}/api/medias/files`, { method: 'POST', body: form, headers: { authorization: `Bearer ${who.token}` } })
  return { ...((await said.json()) as ApiAnswer<Uploaded>), status: said.status }
}
const uploaded = async (...given: Parameters<typeof post>) => (await post(...given)).result.media
const fetched = (address: string, range?: string) => fetch(`${world.url}${address}`, range ? { headers: { range } } : {})
const within = <T>(work: Parameters<ReturnType<typeof world.product.db.transaction>['execute']>[0]) =>
  world.product.db.transaction().execute(work) as Promise<T>
const filesUnder = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => statSync(join(folder, name)).isFile())
const stored = () => filesUnder(join(world.settings.data_dir, 'media'))
const later = async () => {
  await world.pool.query("update media_leftovers set due_at = clock_timestamp() - interval '1 second'")
  await world.settle()
}
const stamp = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer()

test('ann uploads a video: it is written anew, measured, for her only, and plays by ranges', async () => {
  const media = await uploaded(world.ann, sample('h264-aac.mov'), { poster: await stamp() })
  expect(media).toMatchObject({ kind: 'video', is_published: false, file: { type: 'video/mp4', name: null, width: 64, height: 48, pages: null } })
  expect(media.picture).toMatchObject({ id: media.id })
  const { media_url, bytes } = media.file!
  const whole = await fetched(media_url)
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('content-length'), whole.headers.get('accept-ranges')]).toEqual([
    ...[200, 'video/mp4', String(bytes), 'bytes'],
  ])
  const body = Buffer.from(await whole.arrayBuffer())
  expect([body.length, SECRETS.filter((secret) => body.includes(secret))]).toEqual([bytes, []])
  const part = await fetched(media_url, 'bytes=4-7')
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length'), await part.text()]).toEqual([
    ...[206, `bytes 4-7/${bytes}`, '4', 'ftyp'],
  ])
  expect((await fetched(media_url, `bytes=${bytes}-`)).status).toBe(416)
  expect((await fetched(media.picture!.sizes[0]!.media_url)).headers.get('content-type')).toBe('image/webp')
})

test('a document is saved under its owner’s name and never opens as a page of this site', async () => {
  const { kind, picture, file } = await uploaded(world.ann, await loadedPdf(), { name: 'Auction "results"; x=.html' })
  expect(await post(world.ann, await loadedPdf(), { name: 'a\r\nset-cookie: b' })).toMatchObject({
    status: 422,
    errors: { name: [expect.any(String)] },
  })
  expect([kind, picture, file!.pages, file!.type]).toEqual(['document', null, 2, 'application/pdf'])
  const said = await fetched(file!.media_url)
  const of = (name: string) => said.headers.get(name)
  expect([of('content-type'), of('x-content-type-options'), of('content-security-policy')]).toEqual([
    ...['application/pdf', 'nosniff', "default-src 'none'; sandbox"],
  ])
  expect(of('content-disposition')).toMatch(/^attachment; filename="[^"]+\.pdf"; filename\*=UTF-8''[^"\r\n]+\.pdf$/)
  expect(Buffer.from(await said.arrayBuffer()).includes('SECRET')).toBe(false)
  const text = await uploaded(world.ann, Buffer.from('Wants: Thurn und Taxis 1–8'), { name: 'wants.html' })
  const plain = await fetched(text.file!.media_url)
  expect([plain.headers.get('content-type'), plain.headers.get('content-disposition')]).toEqual([
    ...['text/plain; charset=utf-8', 'attachment; filename="wants.txt"; filename*=UTF-8\'\'wants.txt'],
  ])
})

test('a picture goes the way of pictures, and what is a picture for nobody is refused', async () => {
  const media = await uploaded(world.ann, await stamp())
  expect([media.kind, media.file, media.picture!.sizes.length]).toEqual(['image', null, 7])
  const before = stored().length
  for (const [bytes, status, code] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'media.file_type'],
    [sample('hevc.mp4'), 422, 'media.codec'],
    [sample('h264-aac.mp4').subarray(0, 900), 422, 'media.file_unreadable'],
    [Buffer.concat([sample('tone.mp3'), Buffer.alloc(1_100_000, 0x55)]), 413, 'media.too_large'],
  ] as const)
    expect(await post(world.ann, bytes as Buffer), code).toMatchObject({ status, code, errors: { medias: [expect.any(String)] } })
  expect(await post(world.ann, Buffer.alloc(0))).toMatchObject({ status: 415 })
  expect(stored().length).toBe(before)
  expect(filesUnder(join(world.settings.data_dir, 'quarantine'))).toEqual([])
})

test('a poster that is no picture is left out, and the video stays', async () => {
  const { kind, picture } = await uploaded(world.ann, sample('vp8-opus.webm'), { poster: Buffer.from('<svg/>') })
  expect([kind, picture]).toEqual(['video', null])
})

test('E9 cleo learns nothing of ann’s private recording: by id, by a guessed, foreign or expired address, or after it is gone', async () => {
  const { id, file } = await uploaded(world.ann, sample('tone.ogg'))
  const other = await uploaded(world.ann, sample('tone.mp3'))
  const foreign = await world.cleo.ask(medias.showFile, { id })
  expect([foreign.status, foreign.text]).toEqual([404, (await world.cleo.ask(medias.showFile, { id: crypto.randomUUID() as never })).text])
  expect((await world.cleo.ask(medias.remove, { id })).status).toBe(404)
  expect((await world.cleo.ask(medias.show, { id })).status).toBe(404)
  const [plain, query] = file!.media_url.split('?') as [string, string]
  for (const address of [
    plain,
    `${plain}?until=9999999999&signature=x`,
    `${plain.replace('.ogg', '.mp3')}?${query}`,
    `${plain}?${other.file!.media_url.split('?')[1]}`,
    `${plain.replace('file.ogg', 'full.webp')}?${query}`,
    `${plain.replace('file.ogg', 'file.ogg.webp')}?${query}`,
    `${plain.replace('file.ogg', '..%2ffile.ogg')}?${query}`,
  ])
    expect((await fetched(address)).status, address).toBe(404)
  expect((await fetched(file!.media_url)).status).toBe(200)
  await within((tx) => publishMedias(tx, [id]))
  const seen = (await world.cleo.gets(medias.showFile, { id })).media
  expect([seen.file!.media_url, (await fetched(plain)).headers.get('cache-control')]).toEqual([plain, expect.stringContaining('immutable')])
  await world.ann.gets(medias.remove, { id })
  expect([(await fetched(plain)).status, (await fetched(file!.media_url)).status, (await world.ann.ask(medias.showFile, { id })).status]).toEqual([
    404, 404, 404,
  ])
  await later()
  expect(stored().some((name) => name.includes(plain.split('/')[2]!))).toBe(false)
})

test('slices that show pictures never meet another kind; those that show all of them do', async () => {
  const [video, picture] = [await uploaded(world.ann, sample('vp8-opus.webm')), await uploaded(world.ann, await stamp())]
  const ids = [video.id, picture.id]
  const { db } = world.product
  expect([...(await findMedias(db, ids)).keys()]).toEqual([picture.id])
  const both = [...(await findAnyMedias(db, ids)).values()].map((row) => anyMediaView(world.product.tools.files, row))
  expect(new Map(both.map(({ id, kind }) => [id, kind]))).toEqual(
    new Map([
      [video.id, 'video'],
      [picture.id, 'image'],
    ]),
  )
  expect(await within((tx) => ownMedias(tx, world.ann.id, ids))).toBe(false)
  expect(await within((tx) => ownAnyMedias(tx, world.ann.id, ids))).toBe(true)
  expect(await within((tx) => ownAnyMedias(tx, world.cleo.id, ids))).toBe(false)
  expect((await world.ann.ask(medias.show, { id: video.id })).status).toBe(404)
  const subject = crypto.randomUUID()
  await within((tx) => useMedias(tx, [video.id], 'post', subject))
  expect(await world.ann.ask(medias.remove, { id: video.id })).toMatchObject({ status: 409, code: 'media.in_use' })
})

test('one’s own uploads are listed by kind, with the space they take; a full space refuses, and what is deleted gives it back', async () => {
  const dan = await world.join('dan')
  expect(await dan.gets(medias.filesOf, {})).toMatchObject({ medias: { data: [], total: 0 }, bytes: 0, most: USUAL_SPACE })
  const [tone] = [await uploaded(dan, sample('tone.wav')), await uploaded(dan, await stamp())]
  const { bytes, medias: all } = await dan.gets(medias.filesOf, {})
  expect([all.data.map(({ kind, in_use }) => [kind, in_use]), bytes > tone.file!.bytes]).toEqual([
    [
      ['image', false],
      ['audio', false],
    ],
    true,
  ])
  expect((await dan.gets(medias.filesOf, { kind: 'audio' })).medias.data.map(({ id }) => id)).toEqual([tone.id])
  await world.pool.query('update media_quotas set most = bytes + 100 where member_id = $1', [dan.id])
  expect(await post(dan, sample('tone.wav'))).toMatchObject({ status: 422, code: 'media.quota' })
  await dan.gets(medias.remove, { id: tone.id })
  expect((await post(dan, sample('tone.wav'))).status).toBe(200)
  const { rows } = await world.pool.query(
    "select column_default as usual from information_schema.columns where table_name = 'media_quotas' and column_name = 'most'",
  )
  expect(Number(/\d+/.exec(rows[0].usual)![0])).toBe(USUAL_SPACE)
})

test('nothing of what was uploaded lies anywhere but as it was written anew', async () => {
  await later()
  const root = join(world.settings.data_dir, 'media')
  for (const name of stored()) {
    const bytes = readFileSync(join(root, name))
    expect(
      SECRETS.filter((secret) => bytes.includes(secret)),
      name,
    ).toEqual([])
  }
})
