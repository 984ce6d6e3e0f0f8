import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type Bucket, openBucket } from '#test/support/outside/bucket.ts'
import { useWorld } from '#test/support/world.ts'
import { medias } from '../contract.ts'

let bucket: Bucket
const world = useWorld(async () => {
  bucket = await openBucket()
  return bucket.env
})
const folder = mkdtempSync(join(tmpdir(), 'cachet-bucket-'))
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a picture of ann is stored in the bucket, served from there, and removed when she deletes it', async () => {
  const path = join(folder, 'penny.png')
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#222' } }).toFile(path)
  const { result } = await world.ann.ask(medias.upload, {}, { uploads: [{ path, bytes: 1 }] })
  const [media] = result.medias
  expect(bucket.kept.size).toBe(7)
  const said = await fetch(`${world.url}${media!.media_url}`)
  expect([said.status, said.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(Buffer.from(await said.arrayBuffer())).metadata()).width).toBe(300)
  await world.ann.gets(medias.remove, { id: media!.id })
  await world.pool.query("update media_leftovers set due_at = clock_timestamp() - interval '1 second'")
  await world.settle()
  expect(bucket.kept.size).toBe(0)
})
