import type { MediaAnswer } from './picture-of.ts'

export interface Arrival {
  readonly media?: MediaAnswer
  /** In the server's words; empty where it said nothing at all. */
  readonly error?: string
}

/** One picture on its way. fetch cannot tell how far it has come, the old request can. */
export function upload(file: File, onProgress: (part: number) => void): Promise<Arrival> {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('medias', file)
  return new Promise((arrive) => {
    request.open('POST', '/api/medias')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => arrive(read(request))
    request.onerror = () => arrive({ error: '' })
    request.send(form)
  })
}

function read({ status, responseText }: XMLHttpRequest): Arrival {
  try {
    const answer = JSON.parse(responseText)
    return status < 400 ? { media: answer.result.medias[0] } : { error: answer.errors?.medias?.[0] ?? answer.message ?? '' }
  } catch {
    return { error: '' }
  }
}
