import type { AnswerOf } from '#kernel/operation.ts'
import type { medias } from '../../contract.ts'
import { posted, type Sending } from '../upload.ts'

export type AnyMediaAnswer = AnswerOf<typeof medias.showFile>['media']
export interface FileArrival {
  readonly media?: AnyMediaAnswer
  /** The server's message; empty if there was no answer. */
  readonly error?: string
}

/** Sends one file of any kind; a video brings a picture of itself, which this browser draws. */
export async function sendFile(file: File, sending: Sending): Promise<FileArrival> {
  const form = new FormData()
  form.append('name', file.name.slice(0, 120))
  form.append('medias', file)
  const poster = file.type.startsWith('video/') ? await import('./draw-poster.ts').then(({ drawPoster }) => drawPoster(file)) : undefined
  if (poster) form.append('poster', poster, 'poster.jpg')
  const { result, error } = await posted<{ media: AnyMediaAnswer }>('/api/medias/files', form, sending)
  return result ? { media: result.media } : { error: error ?? '' }
}
