import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../operations/contexts.ts'

/** Stored XSS: a file is never run as a page. It gets a fixed type, nosniff, a sandbox, and a name that cannot end the header. */
export function sendFile(reply: FastifyReply, { body, type, name, inline, immutable }: FileAnswer) {
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 120)
  const exact = encodeURIComponent(name.slice(0, 120)).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return reply
    .type(type)
    .header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${exact}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .send(body)
}
