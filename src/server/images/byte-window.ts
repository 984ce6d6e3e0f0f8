import { open } from 'node:fs/promises'

export interface ByteWindow {
  readonly size: number
  /** Reads past the end as zeros, which no valid header contains as a side length. */
  bytes(at: number, length: number): Promise<Buffer>
  byte(at: number): Promise<number>
  /** The first position from `at` with this byte, or the file's size. */
  find(byte: number, at: number): Promise<number>
  close(): Promise<void>
}

const windowBytes = 65_536

/** Reads a file of any size through a small buffer, so that parsing a header needs little memory. */
export async function openByteWindow(path: string): Promise<ByteWindow> {
  const file = await open(path, 'r')
  const { size } = await file.stat()
  const window = { from: 0, held: Buffer.alloc(0) }
  const load = async (at: number, length: number) => {
    if (at >= window.from && at + length <= window.from + window.held.length) return
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(windowBytes, length)), 0, Math.max(windowBytes, length), at)
    window.from = at
    window.held = buffer.subarray(0, Math.max(bytesRead, length))
  }
  const bytes = async (at: number, length: number) => {
    await load(at, length)
    return window.held.subarray(at - window.from, at - window.from + length)
  }
  return {
    size,
    bytes,
    byte: async (at) => (await bytes(at, 1))[0]!,
    find: async (byte, from) => {
      for (let at = from; at < size; at = window.from + window.held.length) {
        await load(at, 1)
        const found = window.held.indexOf(byte, at - window.from)
        if (found >= 0) return window.from + found
      }
      return size
    },
    close: () => file.close(),
  }
}
