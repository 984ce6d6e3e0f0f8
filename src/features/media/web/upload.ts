import type { MediaAnswer } from './picture-of.ts'

export interface Arrival {
  readonly media?: MediaAnswer
  /** The server's message; empty if there was no answer. */
  readonly error?: string
}

/** Automatic attempts before the member must retry. */
const TRIES = 4

/** Busy server: waits as long as `Retry-After` says, longer with each attempt. */
export async function upload(file: File, onProgress: (part: number) => void = () => {}, onBusy: () => void = () => {}): Promise<Arrival> {
  for (let tried = 1; ; tried++) {
    const request = await send(file, onProgress)
    if (!request) return { error: '' }
    if (request.status !== 503 || tried === TRIES) return read(request)
    onBusy()
    const seconds = Number(request.getResponseHeader('retry-after')) || 2
    await new Promise((go) => setTimeout(go, seconds * 1000 * tried))
  }
}

/** XMLHttpRequest, because fetch cannot report the progress of uploads. Undefined without an answer. */
function send(file: File, onProgress: (part: number) => void): Promise<XMLHttpRequest | undefined> {
  const request = new XMLHttpRequest()
  const form = new FormData()
  form.append('medias', file)
  return new Promise((arrive) => {
    request.open('POST', '/api/medias')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => arrive(request)
    request.onerror = () => arrive(undefined)
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
