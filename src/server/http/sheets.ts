import type { Http } from '#kernel/operation.ts'
import type { AskHouse, PageSite, Web } from './web.ts'

/** A page as it was drawn, in two halves: between them goes what is made anew for each visitor. */
export interface Sheet {
  readonly status: number
  readonly screen: string
  readonly before: Buffer
  readonly after: Buffer
  readonly location?: string | undefined
  readonly fault?: unknown
}
interface Told {
  readonly http: Http
  readonly input: object
  readonly text: string
}
interface Kept {
  readonly sheet: Sheet
  readonly told: readonly Told[]
  readonly bytes: number
  readonly until: number
}

/** A page may show how long ago something was: it is drawn anew after a minute even when nothing has changed. */
const LONGEST = 60_000
const MOST_BYTES = 24_000_000

/**
 * Draws pages, and keeps those of guests with the answers they were drawn from. Whoever comes next asks every question again;
 * only when an answer differs is the page drawn again. So nothing old is ever shown, and drawing, which costs most, is spared.
 */
export function openSheets(web: Pick<Web, 'render'>, now: () => number = Date.now) {
  const shelf = openShelf(now)
  return async (url: string, site: PageSite, ask: AskHouse): Promise<Sheet> => {
    if (site.signed_in) return draw(web, url, site, ask)
    const key = JSON.stringify([url, site])
    const kept = shelf.take(key)
    if (kept && (await isStill(kept.told, ask))) return kept.sheet
    const told: Told[] = []
    const sheet = await draw(web, url, site, async (http, input) => {
      const outcome = await ask(http, input)
      told.push({ http, input, text: outcome.text })
      return outcome
    })
    if (sheet.status === 200 && !sheet.fault) shelf.put(key, sheet, told)
    return sheet
  }
}

async function isStill(told: readonly Told[], ask: AskHouse): Promise<boolean> {
  const answers = await Promise.all(told.map(({ http, input }) => ask(http, input)))
  return answers.every(({ text }, at) => text === told[at]!.text)
}

/** Those least lately asked for make room. */
function openShelf(now: () => number) {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    take(key: string): Kept | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until < now()) {
        drop(key)
        return undefined
      }
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    put(key: string, sheet: Sheet, told: readonly Told[]) {
      drop(key)
      const size = key.length + sheet.before.length + sheet.after.length + told.reduce((sum, { text }) => sum + text.length, 0)
      kept.set(key, { sheet, told, bytes: size, until: now() + LONGEST })
      bytes += size
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break
        drop(oldest)
      }
    },
  }
}

async function draw(web: Pick<Web, 'render'>, url: string, site: PageSite, ask: AskHouse): Promise<Sheet> {
  const { html, answers, ...drawn } = await web.render(url, site, ask)
  const at = html.indexOf('</head>')
  const before = Buffer.from(`<!doctype html>${html.slice(0, Math.max(at, 0))}`)
  const after = Buffer.from(html.slice(Math.max(at, 0)).replace('</body>', () => `${block(answers)}</body>`))
  return { ...drawn, before, after }
}

/** A data block is not a script, so it needs no nonce; `<` must not end it, nor may a line separator end a line. */
const block = (answers: string) =>
  `<script type="application/json" id="answers">${answers.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`
