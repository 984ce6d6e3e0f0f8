import type { FastifyInstance } from 'fastify'
import type { Files } from '../files/files.ts'
import { sendFile } from './file.ts'

export interface MediaParts {
  readonly files: Files
  /** True when the owner has published this picture and not deleted it since. */
  readonly isPublished: (key: string) => Promise<boolean>
  readonly exists: (key: string) => Promise<boolean>
}

const SIZES = new Set(['full', '160', '240', '320', '480', '720', '1080'])

/** Picture files: a published one by its plain URL, a private one only by a URL we signed; any other request gets 404. */
export function serveMedia(app: FastifyInstance, { files, isPublished, exists }: MediaParts) {
  app.get<{ Params: { key: string; file: string }; Querystring: { until?: unknown; signature?: unknown } }>(
    '/media/:key/:file',
    { exposeHeadRoute: false, config: { rateLimit: { max: 6_000, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { key, file } = request.params
      const size = file.replace(/\.webp$/, '')
      const { until, signature } = request.query
      const missing = () => reply.code(404).type('text/plain').send('')
      if (!/^[\w-]{22}$/.test(key) || !SIZES.has(size) || !file.endsWith('.webp')) return missing()
      const signed = typeof until === 'string' && typeof signature === 'string' && files.isSigned(key, size, until, signature)
      const allowed = signed ? await exists(key) : await isPublished(key)
      const body = allowed ? await files.open(key, size) : undefined
      return body ? sendFile(reply, { body, type: 'image/webp', name: `${size}.webp`, inline: true, immutable: !signed }) : missing()
    },
  )
}
