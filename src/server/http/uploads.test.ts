import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { takeUploads } from './uploads.ts'

/** Takes a request whose second file fails with this error code while it is written. */
function takes(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cachet-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  async function* parts() {
    yield { type: 'file', file: Object.assign(Readable.from([Buffer.from('one')]), { bytesRead: 3 }) }
    const broken = new Readable({ read: () => broken.destroy(Object.assign(new Error('while writing'), { code })) })
    yield { type: 'file', file: broken }
  }
  const request = { isMultipart: () => true, parts } as unknown as FastifyRequest
  return { folder, taken: takeUploads(request, { folder, most: 1_000, most_per_file: 1_000, most_of_large: 1_000, most_files: 12 }) }
}

test('a full disk is no fault of the file: it is told as busy, and nothing stays', async () => {
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const { folder, taken } = takes(code)
    await expect(taken).rejects.toMatchObject({ code })
    expect(readdirSync(folder)).toEqual([])
  }
})

test('a body that breaks off is the sender’s own fault', async () => {
  expect(await takes('ERR_STREAM_PREMATURE_CLOSE').taken).toMatchObject({ status: 400, code: 'request.unreadable' })
})
