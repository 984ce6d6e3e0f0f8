import type { MediaAnswer } from './picture-of.ts'

export interface Arrival {
  readonly media?: MediaAnswer
  /** In the server's words; empty where it said nothing at all. */
  readonly error?: string
}

/** How often a picture goes out before a member is asked to try again. */
const TRIES = 4

/** A server that is busy says when to come again: the picture goes out again by itself, a little later each time. */
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

/** fetch cannot tell how far it has come, the old request can. Nothing where no answer came. */
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
