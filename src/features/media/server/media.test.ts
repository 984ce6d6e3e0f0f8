import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#kernel/operation.ts'
import { openDisk } from '#server/files/disk.ts'
import { openFiles } from '#server/files/files.ts'
import type { Actor, ApiAnswer } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { medias } from '../contract.ts'
import { findMedias, ownMedias, publishMedias, unuseMedias, useMedias } from './public.ts'

const world = useWorld()
const SCANS = join(process.env.SAMPLES ?? '/absent', 'scans')
if (!existsSync(SCANS)) console.info('SAMPLES is not set: no real scan is uploaded')

let folder: string
let penny: Buffer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cachet-pictures-'))
  penny = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#222' } })
    .png()
    .toBuffer()
  writeFileSync(join(folder, 'penny.png'), penny)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Uploaded = AnswerOf<typeof medias.upload>
/** A multipart form as a browser sends it. */
async function post(who: Actor, files: [name: string, bytes: Buffer][], fields: Record<string, string> = {}): Promise<ApiAnswer<Uploaded>> {
  const form = new FormData()
  for (const [name, bytes] of files) form.append('medias', new Blob([new Uint8Array(bytes)]), name)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers: Record<string, string> = who.token ? { authorization: `Bearer ${who.token}` } : {}
  const said = await fetch(`${world.url}/api/medias`, { method: 'POST', body: form, headers })
  return { ...((await said.json()) as ApiAnswer<Uploaded>), status: said.status }
}
const asked = (who: Actor) => who.ask(medias.upload, {}, { uploads: [{ path: join(folder, 'penny.png'), bytes: penny.length }] })
const uploads = async (who: Actor) => (await asked(who)).result.medias[0]!
const fetched = (address: string) => fetch(`${world.url}${address}`)
const keyOf = (address: string) => address.split('/')[2]!
const within = <T>(work: Parameters<ReturnType<typeof world.product.db.transaction>['execute']>[0]) =>
  world.product.db.transaction().execute(work) as Promise<T>
const publish = (...ids: string[]) => within((tx) => publishMedias(tx, ids))
const total = async (who: Actor, of: Actor) => (await who.gets(medias.ofMember, { id: of.id as never })).medias.total
const kept = () => {
  const root = join(world.settings.data_dir, 'media')
  return existsSync(root) ? readdirSync(root).flatMap((shelf) => readdirSync(join(root, shelf))) : []
}
/** Makes leftovers due now. */
const later = async () => {
  await world.pool.query("update media_leftovers set due_at = clock_timestamp() - interval '1 second'")
  await world.settle()
}
const orphans = async () => {
  const { rows } = await world.pool.query<{ key: string }>('select key from medias where deleted_at is null')
  return kept().filter((key) => !rows.some((row) => row.key === key))
}

test('ann uploads three pictures; each is encoded anew in seven sizes, for her only', async () => {
  const { status, result } = await post(world.ann, [
    ['penny.png', penny],
    ['../../black.jpg.html', penny],
    ['b"\r\nx.gif', penny],
  ])
  expect([status, result.medias.length]).toEqual([200, 3])
  const [media] = result.medias
  expect(media).toMatchObject({ width: 300, height: 200, is_published: false, border: 'dark' })
  expect(media!.sizes.map(({ size }) => size)).toEqual(['full', '160', '240', '320', '480', '720', '1080'])
  expect(media!.sizes.map(({ width }) => width)).toEqual([300, 160, 240, 300, 300, 300, 300])
  for (const { media_url, width } of media!.sizes) {
    const said = await fetched(media_url)
    expect([said.status, said.headers.get('content-type'), said.headers.get('x-content-type-options')]).toEqual([200, 'image/webp', 'nosniff'])
    expect((await sharp(Buffer.from(await said.arrayBuffer())).metadata()).width).toBe(width)
  }
  expect((await world.ann.gets(medias.ofMember, { id: world.ann.id as never })).medias).toMatchObject({
    total: 3,
    more_than_total: false,
    next_page_url: null,
  })
})

test('a private URL is signed and expires; a guessed, changed or expired one is not found', async () => {
  const { media_url } = await uploads(world.ann)
  const [plain, query] = media_url.split('?') as [string, string]
  const old = openFiles({
    disk: await openDisk(world.settings, folder),
    secret: world.secrets.media,
    now: () => Date.now() - 800_000,
  }).address(keyOf(plain), 'full', false)
  for (const address of [plain, old, `${plain.replace('full', '160')}?${query}`, media_url.replace(/until=\d+/, 'until=9999999999')])
    expect((await fetched(address)).status, address).toBe(404)
  expect((await fetched(media_url)).headers.get('cache-control')).not.toContain('immutable')
})

test.skipIf(!existsSync(SCANS))('a real scan keeps its dpi and loses its metadata', async () => {
  const { result } = await post(world.cleo, [['scan', readFileSync(join(SCANS, 'us-plate-proof-1893-800dpi.png'))]])
  expect(result.medias[0]).toMatchObject({ dpi: 800, border: 'transparent' })
  const full = await sharp(Buffer.from(await (await fetched(result.medias[0]!.media_url)).arrayBuffer())).metadata()
  expect([full.exif, full.xmp, full.iptc, full.icc]).toEqual([undefined, undefined, undefined, undefined])
})

test('a text named .png is refused at its field, and nothing of the whole upload is stored', async () => {
  const before = [await total(world.ann, world.ann), kept().length]
  for (const text of ['hello', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '%!PS-Adobe-3.0']) {
    const said = await post(world.ann, [
      ['penny.png', penny],
      ['stamp.png', Buffer.from(text)],
    ])
    expect([said.status, said.code, said.errors]).toEqual([415, 'media.type', { medias: ['Choose a JPEG, PNG, WebP or GIF picture.'] }])
  }
  const broken = await post(world.ann, [['penny.png', penny.subarray(0, 60)]])
  expect([broken.status, broken.code]).toEqual([422, 'media.unreadable'])
  expect([await total(world.ann, world.ann), kept().length]).toEqual(before)
  expect(readdirSync(join(world.settings.data_dir, 'quarantine'))).toEqual([])
})

test('no picture, an unknown field or a thirteenth picture is refused', async () => {
  expect(await post(world.ann, [])).toMatchObject({ status: 422, code: 'media.none' })
  expect(Object.keys((await post(world.ann, [['p', penny]], { user_id: world.ben.id })).errors!)).toEqual(['user_id'])
  expect(
    (
      await post(
        world.ann,
        Array.from({ length: 13 }, (_, n) => [`${n}`, penny]),
      )
    ).status,
  ).toBe(413)
})

test('without permission no file is written', async () => {
  expect((await post(world.guest, [['p', penny]])).status).toBe(401)
  expect((await post(await world.join('new', { verified: false }), [['p', penny]])).status).toBe(403)
})

test('cleo learns nothing of ann’s private picture; once published all viewers see it at a permanent URL', async () => {
  const { id } = await uploads(world.ann)
  const foreign = await world.cleo.ask(medias.show, { id })
  expect([foreign.status, foreign.text]).toEqual([404, (await world.cleo.ask(medias.show, { id: crypto.randomUUID() as never })).text])
  expect((await world.cleo.ask(medias.remove, { id })).status).toBe(404)
  expect(await total(world.cleo, world.ann)).toBe(0)
  await publish(id)
  const { media } = await world.cleo.gets(medias.show, { id })
  expect(media.media_url).toMatch(/^\/media\/[\w-]{22}\/full\.webp$/)
  expect([await total(world.cleo, world.ann), (await fetched(media.media_url)).headers.get('cache-control')]).toEqual([
    1,
    expect.stringContaining('immutable'),
  ])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.cleo.id])
  expect([(await world.cleo.ask(medias.show, { id })).status, await total(world.cleo, world.ann)]).toEqual([404, 0])
  expect(await total(world.ben, world.ann)).toBe(1)
})

test('ben pages through his pictures, newest first, each once', async () => {
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.unshift((await uploads(world.ben)).id)
  const seen: string[] = []
  for (let url: string | null = `/api/medias/user/${world.ben.id}?page_size=2`; url; ) {
    const said: Response = await fetch(`${world.url}${url}`, { headers: { authorization: `Bearer ${world.ben.token}` } })
    const page = ((await said.json()) as { result: AnswerOf<typeof medias.ofMember> }).result.medias
    seen.push(...page.data.map(({ id }) => id))
    url = page.next_page_url
  }
  expect(seen).toEqual(ids)
  const forged = await world.ben.ask(medias.ofMember, { id: world.ben.id as never, cursor: Buffer.from('["1"]').toString('base64url') })
  expect([forged.status, Object.keys(forged.errors!)]).toEqual([422, ['cursor']])
})

test('ten uploads at the same moment fill the quota exactly, and refused ones leave no file', async () => {
  const dora = await world.join('dora')
  await uploads(dora)
  const { rows } = await world.pool.query<{ bytes: number }>('select bytes from media_quotas where member_id = $1', [dora.id])
  const each = rows[0]!.bytes
  await world.pool.query('update media_quotas set most = $2 where member_id = $1', [dora.id, each * 5 + 1])
  const said = await Promise.all(Array.from({ length: 10 }, () => asked(dora)))
  expect([said.filter(({ status }) => status === 200).length, said.filter(({ code }) => code === 'media.quota').length]).toEqual([4, 6])
  expect((await world.pool.query('select bytes from media_quotas where member_id = $1', [dora.id])).rows[0].bytes).toBe(each * 5)
  expect(await total(dora, dora)).toBe(5)
  await later()
  expect(await orphans()).toEqual([])
  expect((await asked(dora)).errors).toHaveProperty('medias')
})

test('a picture in use cannot be deleted; afterwards it is gone at once and its space is free again', async () => {
  const finn = await world.join('finn')
  const media = await uploads(finn)
  const item = crypto.randomUUID()
  await within((tx) => useMedias(tx, [media.id, media.id], 'stamp_item', item))
  expect(await finn.ask(medias.remove, { id: media.id })).toMatchObject({ status: 409, code: 'media.in_use' })
  await within((tx) => unuseMedias(tx, [media.id], 'stamp_item', item))
  await world.pool.query('update members set image_media_id = $2 where id = $1', [finn.id, media.id])
  expect((await finn.ask(medias.remove, { id: media.id })).code).toBe('media.in_use')
  await world.pool.query('update members set image_media_id = null where id = $1', [finn.id])
  await publish(media.id)
  await finn.gets(medias.remove, { id: media.id })
  expect([(await fetched(media.media_url)).status, (await fetched(media.media_url.split('?')[0]!)).status]).toEqual([404, 404])
  expect([(await finn.ask(medias.show, { id: media.id })).status, (await finn.ask(medias.remove, { id: media.id })).status]).toEqual([404, 404])
  await world.settle()
  expect(kept()).not.toContain(keyOf(media.media_url))
  expect((await world.pool.query('select bytes from media_quotas where member_id = $1', [finn.id])).rows[0].bytes).toBe(0)
})

test('a picture is either used or deleted, never both', async () => {
  for (let n = 0; n < 10; n++) {
    const { id } = await uploads(world.ben)
    const used = within((tx) => useMedias(tx, [id], 'store', world.ben.id)).then(
      () => 200,
      () => 404,
    )
    const [using, removing] = await Promise.all([used, world.ben.ask(medias.remove, { id })])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([using, removing.status])
  }
})

test('the public functions name the owner of pictures', async () => {
  const [ours, theirs] = [await uploads(world.ben), await uploads(world.cleo)]
  const own = (ids: string[]) => within((tx) => ownMedias(tx, world.ben.id, ids))
  expect([await own([]), await own([ours.id, ours.id]), await own([ours.id, theirs.id]), await own([crypto.randomUUID()])]).toEqual([
    true,
    true,
    false,
    false,
  ])
  const found = await findMedias(world.product.db, [ours.id, theirs.id, crypto.randomUUID()])
  expect([...found.keys()].sort()).toEqual([ours.id, theirs.id].sort())
})

test('when the transaction fails or comes too late, the files are deleted and no row stays', async () => {
  await later()
  const before = await total(world.ben, world.ben)
  await world.pool.query('alter table medias add constraint full_disk check (false) not valid')
  await expect(asked(world.ben)).rejects.toThrow('full_disk')
  await world.pool.query('alter table medias drop constraint full_disk')
  expect(await orphans()).toHaveLength(1)
  await later()
  await world.pool.query(`create function late() returns trigger language plpgsql as 'begin new.due_at = clock_timestamp(); return new; end';
    create trigger late before insert on media_leftovers for each row execute function late()`)
  expect(await asked(world.ben)).toMatchObject({ status: 503, code: 'media.busy' })
  await world.pool.query('drop trigger late on media_leftovers')
  await later()
  expect([await orphans(), await total(world.ben, world.ben)]).toEqual([[], before])
  expect((await world.pool.query('select count(*)::int as n from media_leftovers')).rows[0].n).toBe(0)
})
