import type { MediaAnswer } from './picture-of.ts'

export interface Arrival {
  readonly media?: MediaAnswer
  /** The server's message; empty if there was no answer. */
  readonly error?: string
}

/** Automatic attempts before the member must retry. */
const TRIES = 4

export interface Sending {
  readonly onProgress?: (part: number) => void
  readonly onBusy?: () => void
  /** Cancels the upload, and the attempts after it. */
  readonly signal?: AbortSignal
}

export async function upload(file: File, onProgress?: (part: number) => void, onBusy?: () => void): Promise<Arrival> {
  const form = new FormData()
  form.append('medias', file)
  const { result, error } = await posted<{ medias: MediaAnswer[] }>('/api/medias', form, {
    ...(onProgress && { onProgress }),
    ...(onBusy && { onBusy }),
  })
  return result ? { media: result.medias[0]! } : { error: error ?? '' }
}

/** Busy server: waits as long as `Retry-After` says, longer with each attempt. */
export async function posted<Result>(address: string, form: FormData, sending: Sending): Promise<{ result?: Result; error?: string }> {
  for (let tried = 1; ; tried++) {
    const request = await send(address, form, sending)
    if (!request || sending.signal?.aborted) return { error: '' }
    if (request.status !== 503 || tried === TRIES) return read(request)
    sending.onBusy?.()
    const seconds = Number(request.getResponseHeader('retry-after')) || 2
    await new Promise((go) => setTimeout(go, seconds * 1000 * tried))
    if (sending.signal?.aborted) return { error: '' }
  }
}

/** XMLHttpRequest, because fetch cannot report the progress of uploads. Undefined without an answer. */
function send(address: string, form: FormData, { onProgress, signal }: Sending): Promise<XMLHttpRequest | undefined> {
  const request = new XMLHttpRequest()
  return new Promise((arrive) => {
    request.open('POST', address)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => arrive(request)
    request.onerror = () => arrive(undefined)
    request.onabort = () => arrive(undefined)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function read<Result>({ status, responseText }: XMLHttpRequest): { result?: Result; error?: string } {
  try {
    const answer = JSON.parse(responseText)
    return status < 400 ? { result: answer.result } : { error: answer.errors?.medias?.[0] ?? answer.message ?? '' }
  } catch {
    return { error: '' }
  }
}
