import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Disk, errors } from 'flydrive'

/** Where pictures lie: a folder, or a bucket, behind the same few words. */
export interface Files {
  /** Keeps one size of a picture. */
  put(key: string, size: string, from: string): Promise<void>
  remove(key: string): Promise<void>
  open(key: string, size: string): Promise<Readable | undefined>
  /** The address of a size: for ever the same once published, signed for ten minutes before. */
  address(key: string, size: string, published: boolean): string
  /** Was this address signed by us, and is it still in time? */
  isSigned(key: string, size: string, until: string, signature: string): boolean
  /** Something to be fetched once, that has no public address. */
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
  const path = (key: string, size: string) => `${key.slice(0, 2)}/${key}/${size}.webp`
  const archive = (id: string) => `archives/${id}.zip`
  const sign = (key: string, size: string, until: number) => createHmac('sha256', secret).update(`${key}/${size}/${until}`).digest('base64url')
  return {
    put: async (key, size, from) => disk.put(path(key, size), await readFile(from)),
    // The length of a file on disk is known: a bucket takes it as a stream, and nobody holds it in memory.
    keepArchive: (id, from) => disk.putStream(archive(id), createReadStream(from)),
    openArchive: (id) => disk.getStream(archive(id)).then(opened).catch(missing),
    removeArchive: (id) => disk.delete(archive(id)),
    remove: (key) => disk.deleteAll(`${key.slice(0, 2)}/${key}`),
    open: (key, size) => disk.getStream(path(key, size)).then(opened).catch(missing),
    address(key, size, published) {
      const plain = `/media/${key}/${size}.webp`
      if (published) return plain
      // The moment is rounded, so that one page and its next drawing name the same address and the browser keeps the picture.
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

/** A folder's stream tells only when it is opened whether its file is there. */
async function opened(stream: Readable) {
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
  return stream
}

/** What a folder (ENOENT) and a bucket (404) say of a file that is not there; anything else is a fault. */
function missing(fault: unknown) {
  const { code, $metadata } = (fault instanceof errors.E_CANNOT_READ_FILE ? fault.cause : fault) as Cause
  if (code === 'ENOENT' || $metadata?.httpStatusCode === 404) return undefined
  throw fault
}
type Cause = { readonly code?: string; readonly $metadata?: { readonly httpStatusCode?: number } }
