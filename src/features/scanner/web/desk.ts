import type { FoundPieces } from '../core/pieces/find.ts'
import type { CoinScale } from '../core/scale/circle.ts'
import type { Ruler } from '../core/scale/ruler.ts'
import type { Ask, CutPiece, Heard, Opened } from './messages.ts'

/** The page's side of the worker. Closed, whatever is under way ends and is never answered. */
export class Desk {
  private readonly worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, { done: (answer: never) => void; fail: (why: Error) => void }>()
  private last = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      const asked = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('answer' in data) asked?.done(data.answer as never)
      else asked?.fail(new Error(data.failed))
    }
    this.worker.onerror = () => {
      for (const { fail } of this.waiting.values()) fail(new Error('the worker has ended'))
      this.waiting.clear()
    }
  }

  /** With what was found before, nothing is looked for again. */
  open(file: Blob, pixels_per_mm: number | null, found?: FoundPieces): Promise<Opened> {
    return this.ask({ ask: 'open', file, pixels_per_mm, found })
  }
  cut(asked: Omit<Extract<Ask, { ask: 'cut' }>, 'ask'>): Promise<CutPiece> {
    return this.ask({ ask: 'cut', ...asked })
  }
  coin(asked: Omit<Extract<Ask, { ask: 'coin' }>, 'ask'>): Promise<CoinScale> {
    return this.ask({ ask: 'coin', ...asked })
  }
  ruler(asked: Omit<Extract<Ask, { ask: 'ruler' }>, 'ask'>): Promise<Ruler> {
    return this.ask({ ask: 'ruler', ...asked })
  }
  close() {
    this.worker.terminate()
  }

  private ask<Answer>(asked: Ask): Promise<Answer> {
    const id = ++this.last
    return new Promise<Answer>((done, fail) => {
      this.waiting.set(id, { done, fail })
      this.worker.postMessage({ ...asked, id })
    })
  }
}
