import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bucket, openBucket } from '#test/support/outside/bucket.ts'
import { quietPort } from '#test/support/ports.ts'
import { readSettings } from '../settings.ts'
import { openDisk } from './disk.ts'
import { type Files, openFiles } from './files.ts'

let folder: string
let bucket: Bucket
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cachet-files-'))
  writeFileSync(join(folder, 'penny.webp'), 'penny')
  bucket = await openBucket()
})
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const KEY = 'aZ_-0123456789abcdefgh'
const filesOf = async (env: Record<string, string>): Promise<Files> =>
  openFiles({ disk: await openDisk(readSettings({ DATA_DIR: folder, ...env }), join(folder, 'media')), secret: 'x' })
const read = async (files: Files, size: string) => {
  const stream = await files.open(KEY, size)
  return stream && (await buffer(stream)).toString()
}

describe.each(['a folder', 'a bucket'])('in %s', (where) => {
  const open = () => filesOf(where === 'a bucket' ? bucket.env : {})

  test('what is put is read again, size by size, and gone when it is removed', async () => {
    const files = await open()
    for (const size of ['full', '160']) await files.put(KEY, size, join(folder, 'penny.webp'))
    expect([await read(files, 'full'), await read(files, '160'), await read(files, '240')]).toEqual(['penny', 'penny', undefined])
    await files.remove(KEY)
    expect([await read(files, 'full'), await read(files, '160')]).toEqual([undefined, undefined])
    await files.remove(KEY)
  })

  test('putting the same once more changes nothing', async () => {
    const files = await open()
    for (const _ of [1, 2]) await files.put(KEY, 'full', join(folder, 'penny.webp'))
    expect(await read(files, 'full')).toBe('penny')
    await files.remove(KEY)
  })
})

test('a folder of files is its owner’s alone, also one that was open before', async () => {
  chmodSync(join(folder, 'media'), 0o755)
  await filesOf({})
  expect(statSync(join(folder, 'media')).mode & 0o777).toBe(0o700)
})

test('a bucket keeps pictures as what they are, and nothing beside them', async () => {
  const files = await filesOf(bucket.env)
  await files.put(KEY, 'full', join(folder, 'penny.webp'))
  expect([...bucket.kept].map(([key, { type }]) => [key, type])).toEqual([[`aZ/${KEY}/full.webp`, 'image/webp']])
  await files.remove(KEY)
  expect(bucket.kept.size).toBe(0)
})

test('a bucket that cannot be used is told at the start, in one sentence', async () => {
  const { env } = bucket
  await expect(filesOf({ ...env, S3_BUCKET: 'coins' })).rejects.toThrow(`S3_BUCKET is coins at ${env.S3_ENDPOINT}: there is no such bucket`)
  await expect(filesOf({ ...env, S3_SECRET_ACCESS_KEY: 'guessed' })).rejects.toThrow('the keys may not enter it')
  await expect(filesOf({ ...env, S3_ENDPOINT: `http://127.0.0.1:${await quietPort()}` })).rejects.toThrow('it does not answer (ECONNREFUSED)')
})

test('a bucket that is away is a fault, never a picture that is not there', async () => {
  const gone = await openBucket()
  const files = await filesOf(gone.env)
  gone.close()
  await expect(files.open(KEY, 'full')).rejects.toThrow()
})
