import type { LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { OutboundAnswer, OutboundWish } from './wish.ts'

type End = { readonly answer: Omit<OutboundAnswer, 'url'> } | { readonly failed: 'away' | 'long' }

/** One request and its answer. DNS rebinding: it connects to the addresses that were checked; the name is not looked up again. */
export function exchange(
  url: URL,
  to: readonly LookupAddress[],
  wish: OutboundWish & { readonly most_bytes: number },
  signal: AbortSignal,
): Promise<End> {
  const pinned: LookupFunction = (_, { all }, told) => (all ? told(null, [...to]) : told(null, to[0]!.address, to[0]!.family))
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const options = {
    method: wish.method ?? 'GET',
    headers: { 'accept-encoding': 'identity', ...wish.headers, ...(wish.body && { 'content-length': wish.body.length }) },
    lookup: pinned,
    agent: false,
    signal,
    maxHeaderSize: 16_384,
  } as const
  return new Promise((done) => {
    const asked = send(url, options, (message) => {
      const finish = (end: End) => {
        done(end)
        asked.destroy()
      }
      read(message, wish).then(
        (body) => finish(body ? { answer: { status: message.statusCode ?? 0, headers: message.headers, body } } : { failed: 'long' }),
        () => finish({ failed: 'away' }),
      )
    })
    asked.on('error', () => done({ failed: 'away' }))
    asked.end(wish.body)
  })
}

/** Decompression bomb: bytes are counted as they come out. Undefined when they are too many. */
async function read(message: IncomingMessage, { most_bytes, cut }: OutboundWish & { readonly most_bytes: number }): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of decoded(message)) {
    const fits = most_bytes - length
    if (part.length > fits && !cut) return undefined
    parts.push(part.subarray(0, fits))
    length += Math.min(part.length, fits)
    if (part.length > fits) break
  }
  return Buffer.concat(parts)
}

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip as never,
  deflate: createInflate as never,
  br: createBrotliDecompress as never,
}
function decoded(message: IncomingMessage): AsyncIterable<Buffer> {
  const decoder = DECODERS[message.headers['content-encoding'] ?? '']?.()
  if (!decoder) return message
  message.on('error', (fault) => decoder.destroy(fault))
  return message.pipe(decoder) as AsyncIterable<Buffer>
}
