import type { Socket } from 'node:net'
import type { Translator } from '../i18n/translator.ts'
import { problem } from '../operations/http-result.ts'

const LINES: Record<string, readonly [status: number, reason: string, code: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'request.too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request.unreadable'],
}
const UNREADABLE = [400, 'Bad Request', 'request.unreadable'] as const

/** Answers invalid HTTP, too long headers and slow requests with a problem document and closes the connection. */
export const onClientError = (words: Translator) => (fault: Error & { code?: string }, socket: Socket) => {
  if (fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, reason, code] = LINES[fault.code ?? ''] ?? UNREADABLE
  const { text } = problem(words, 'en', status, code)
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}
