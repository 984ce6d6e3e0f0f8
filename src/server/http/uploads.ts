import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { AnyOperation } from '#kernel/operation.ts'
import type { Upload } from '../operations/requester.ts'
import { isUnavailable } from './is-unavailable.ts'

/** Where uploads are stored until they are checked, and their limits. */
export interface Quarantine {
  readonly folder: string
  /** Bytes of the whole request. */
  readonly most: number
  readonly most_per_file: number
  /** Bytes of a file of an operation for large ones. */
  readonly most_of_large: number
  readonly most_files: number
}
export const quarantineIn = (data_dir: string) => join(data_dir, 'quarantine')

export interface Taken {
  readonly given: Record<string, unknown>
  readonly files: readonly Upload[]
}
export interface NotTaken {
  readonly status: 400 | 413 | 415
  readonly code: 'request.unreadable' | 'request.too_large' | 'request.type'
  readonly files: readonly Upload[]
}

/** Streams every file to disk under a generated name; the client's file name is ignored. */
export async function takeUploads(
  request: FastifyRequest,
  { folder, most_per_file, most_of_large, most_files }: Quarantine,
  { uploads }: Pick<AnyOperation, 'uploads'> = {},
): Promise<Taken | NotTaken> {
  const files: Upload[] = []
  if (!request.isMultipart()) return { status: 415, code: 'request.type', files }
  const given: Record<string, unknown> = Object.create(null)
  try {
    await mkdir(folder, { recursive: true })
    for await (const part of request.parts({
      limits: {
        fileSize: uploads === 'large' ? most_of_large : most_per_file,
        files: most_files,
        fields: 10,
        fieldSize: 1_000,
        parts: most_files + 10,
        headerPairs: 20,
      },
    })) {
      if (part.type === 'field') {
        given[part.fieldname] = part.value
        continue
      }
      const path = join(folder, randomUUID())
      const field = part.fieldname
      files.push({ path, bytes: 0, field })
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      if (part.file.truncated) return { status: 413, code: 'request.too_large', files }
      files[files.length - 1] = { path, bytes: part.file.bytesRead, field }
    }
    return { given: { ...given }, files }
  } catch (fault) {
    // Our disk is full: a temporary error, not a fault of the file.
    if (isUnavailable(fault)) {
      await dropUploads({ files })
      throw fault
    }
    const large = /LIMIT|TOO_LARGE/.test((fault as { code?: string }).code ?? '')
    return { ...(large ? { status: 413, code: 'request.too_large' } : { status: 400, code: 'request.unreadable' }), files } as NotTaken
  }
}

/** Deletes the uploads of a request, whatever its result. */
export const dropUploads = ({ files }: { files: readonly Upload[] }) => Promise.all(files.map(({ path }) => rm(path, { force: true })))
