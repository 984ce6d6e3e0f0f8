import { NotReadable } from '../../core/files/kinds.ts'
import type { PagesAsk, PagesHeard } from './page-worker.ts'

/** A worker for each question: a file that makes it end, or run for too long, ends nothing else. */
const LONGEST_MS = 60_000

function ask(asked: PagesAsk): Promise<PagesHeard> {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PagesHeard>((done) => {
    const late = setTimeout(() => done({ why: 'too_large' }), LONGEST_MS)
    worker.onmessage = ({ data }: MessageEvent<PagesHeard>) => {
      clearTimeout(late)
      done(data)
    }
    worker.onerror = () => {
      clearTimeout(late)
      done({ why: 'broken' })
    }
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}

export async function countPages(file: Blob): Promise<number> {
  const heard = await ask({ file })
  if ('count' in heard) return heard.count
  throw new NotReadable('why' in heard ? heard.why : 'broken')
}

/** The page as a picture that every browser shows; a picture stays as it is. */
export async function readPage(file: Blob, page: number): Promise<Blob> {
  const heard = await ask({ file, page })
  if ('picture' in heard) return heard.picture
  throw new NotReadable('why' in heard ? heard.why : 'broken')
}
