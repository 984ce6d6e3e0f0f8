import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Disk, errors } from 'flydrive'
import { fileAddress } from '#kernel/written/media-address.ts'
import { type Part, partOf } from './part.ts'

/** Storage of pictures and archives, in a folder or a bucket. */
export interface Files {
  /** Stores one size of a picture, or a file of another kind by its name (`file.mp4`). */
  put(key: string, size: string, from: string): Promise<void>
  remove(key: string): Promise<void>
  open(key: string, size: string): Promise<Readable | undefined>
  /** Length in bytes; undefined when there is no such file. */
  lengthOf(key: string, size: string): Promise<number | undefined>
  /** Bytes `from` to `to`, both included, of a file that is there. */
  openPart(key: string, size: string, part: Part): Promise<Readable | undefined>
  /** The URL of a size: permanent for a published picture, else signed and valid for ten minutes. */
  address(key: string, size: string, published: boolean): string
  /** True when we signed this URL and it has not expired. */
  isSigned(key: string, size: string, until: string, signature: string): boolean
  /** An archive to be fetched once; it has no public URL. */
  keepArchive(id: string, from: string): Promise<void>
  openArchive(id: string): Promise<Readable | undefined>
  removeArchive(id: string): Promise<void>
}
export interface FilesParts {
  readonly disk: Disk
  readonly secret: string
  readonly now?: () => number
}

const SIGNED_SECONDS = 600
const WINDOW_SECONDS = 120

export function openFiles({ disk, secret, now = Date.now }: FilesParts): Files {
  const nameOf = (size: string) => (size.includes('.') ? size : `${size}.webp`)
  const path = (key: string, size: string) => `${key.slice(0, 2)}/${key}/${nameOf(size)}`
  const archive = (id: string) => `archives/${id}.zip`
  const sign = (key: string, size: string, until: number) => createHmac('sha256', secret).update(`${key}/${size}/${until}`).digest('base64url')
  return {
    put: async (key, size, from) =>
      size.includes('.') ? disk.putStream(path(key, size), createReadStream(from)) : disk.put(path(key, size), await readFile(from)),
    // A stream, not a buffer: a bucket needs the length, which a file on disk has, and memory stays free.
    keepArchive: (id, from) => disk.putStream(archive(id), createReadStream(from)),
    openArchive: (id) => disk.getStream(archive(id)).then(opened).catch(missing),
    removeArchive: (id) => disk.delete(archive(id)),
    remove: (key) => disk.deleteAll(`${key.slice(0, 2)}/${key}`),
    open: (key, size) => disk.getStream(path(key, size)).then(opened).catch(missing),
    lengthOf: (key, size) =>
      disk
        .getMetaData(path(key, size))
        .then(({ contentLength }) => contentLength)
        .catch(missing),
    openPart: (key, size, part) => partOf(disk, path(key, size), part).then(opened).catch(missing),
    address(key, size, published) {
      const plain = fileAddress(key, nameOf(size))
      if (published) return plain
      // The expiry is rounded: the same page drawn again has the same URL, and the browser can use its cache.
      const until = Math.floor(now() / 1000 / WINDOW_SECONDS) * WINDOW_SECONDS + SIGNED_SECONDS
      return `${plain}?until=${until}&signature=${sign(key, size, until)}`
    },
    isSigned(key, size, until, signature) {
      if (!/^\d{10}$/.test(until) || Number(until) * 1000 < now()) return false
      const [given, ours] = [Buffer.from(signature), Buffer.from(sign(key, size, Number(until)))]
      return given.length === ours.length && timingSafeEqual(given, ours)
    },
  }
}

/** A file stream reports a missing file only when it opens, so wait for that. */
async function opened(stream: Readable) {
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
  return stream
}

/** A missing file (ENOENT in a folder, 404 in a bucket) is undefined; any other error is thrown. */
function missing(fault: unknown) {
  const { code, $metadata } = (
    fault instanceof errors.E_CANNOT_READ_FILE || fault instanceof errors.E_CANNOT_GET_METADATA ? fault.cause : fault
  ) as Cause
  if (code === 'ENOENT' || $metadata?.httpStatusCode === 404) return undefined
  throw fault
}
type Cause = { readonly code?: string; readonly $metadata?: { readonly httpStatusCode?: number } }
