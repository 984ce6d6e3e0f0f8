import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

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
}
export interface FilesParts {
  readonly folder: string
  readonly secret: string
  readonly now?: () => number
}

const SIGNED_SECONDS = 600
const WINDOW_SECONDS = 120

export function openFiles({ folder, secret, now = Date.now }: FilesParts): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const path = (key: string, size: string) => `${key.slice(0, 2)}/${key}/${size}.webp`
  const sign = (key: string, size: string, until: number) => createHmac('sha256', secret).update(`${key}/${size}/${until}`).digest('base64url')
  return {
    put: async (key, size, from) => disk.put(path(key, size), await readFile(from)),
    remove: (key) => disk.deleteAll(`${key.slice(0, 2)}/${key}`),
    open: (key, size) => disk.getStream(path(key, size)).catch(missing),
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

function missing(fault: unknown) {
  if (fault instanceof errors.E_CANNOT_READ_FILE) return undefined
  throw fault
}
