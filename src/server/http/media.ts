import type { FastifyInstance, FastifyReply } from 'fastify'
import { ATTACHMENT_FILES, type AttachmentFile, isAttachmentFile } from '../attachments/attachment.ts'
import type { Files } from '../files/files.ts'
import { rangeOf } from './byte-range.ts'
import { sendFile } from './file.ts'

/** What the owner's slice knows of a media that is not deleted. */
export interface ServedMedia {
  readonly published: boolean
  /** Name under which a file is saved. */
  readonly nameOf: (file: string) => string
}
export interface MediaParts {
  readonly files: Files
  readonly served: (key: string) => Promise<ServedMedia | undefined>
}

const SIZES = new Set(['full', '160', '240', '320', '480', '720', '1080'])
interface Address {
  Params: { key: string; file: string }
  Querystring: { until?: unknown; signature?: unknown }
}

/** Files of members: a published one by its plain URL, a private one only by a URL we signed; any other request gets 404. */
export function serveMedia(app: FastifyInstance, { files, served }: MediaParts) {
  app.get<Address>(
    '/media/:key/:file',
    { exposeHeadRoute: false, config: { rateLimit: { max: 6_000, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { key, file } = request.params
      const size = isAttachmentFile(file) ? file : sizeOf(file)
      const { until, signature } = request.query
      const missing = () => reply.code(404).type('text/plain').send('')
      if (!/^[\w-]{22}$/.test(key) || !size) return missing()
      const signed = typeof until === 'string' && typeof signature === 'string' && files.isSigned(key, size, until, signature)
      const found = await served(key)
      if (!found || !(signed || found.published)) return missing()
      if (isAttachmentFile(size))
        return sendAttachment(reply, files, { key, file: size, name: found.nameOf(size), signed, range: request.headers.range })
      const body = await files.open(key, size)
      return body ? sendFile(reply, { body, type: 'image/webp', name: `${size}.webp`, inline: true, immutable: !signed }) : missing()
    },
  )
}

const sizeOf = (file: string) => {
  const size = file.replace(/\.webp$/, '')
  return file.endsWith('.webp') && SIZES.has(size) ? size : undefined
}

interface Wanted {
  readonly key: string
  readonly file: AttachmentFile
  readonly name: string
  readonly signed: boolean
  readonly range: string | undefined
}
/** Players ask for ranges; documents are saved, never opened as a page of this site. */
async function sendAttachment(reply: FastifyReply, files: Files, { key, file, name, signed, range }: Wanted) {
  const length = await files.lengthOf(key, file)
  if (length === undefined) return reply.code(404).type('text/plain').send('')
  const { kind, type } = ATTACHMENT_FILES[file]
  const part = rangeOf(range, length)
  reply.header('accept-ranges', 'bytes')
  if (part === 'beyond') return reply.code(416).header('content-range', `bytes */${length}`).type('text/plain').send('')
  const body = await (part ? files.openPart(key, file, part) : files.open(key, file))
  if (!body) return reply.code(404).type('text/plain').send('')
  if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${length}`)
  reply.header('content-length', part ? part.to - part.from + 1 : length)
  return sendFile(reply, { body, type, name, inline: kind !== 'document', immutable: !signed })
}
