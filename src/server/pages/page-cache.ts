import type { Http } from '#kernel/operation.ts'
import { openShelf } from '../shelf.ts'
import type { DispatchFromPage, PageSite, Renderer } from './renderer.ts'

/** A page as it was drawn, in two halves: between them goes what is made anew for each visitor. */
export interface RenderedPage {
  readonly status: number
  readonly screen: string
  readonly before: Buffer
  readonly after: Buffer
  readonly location?: string | undefined
  readonly fault?: unknown
}
interface AnswerOnPage {
  readonly http: Http
  readonly input: object
  readonly text: string
}
interface CachedPage {
  readonly sheet: RenderedPage
  readonly told: readonly AnswerOnPage[]
}

/** A page may show how long ago something was: it is drawn anew after a minute even when nothing has changed. */
const LONGEST = 60_000
const MOST_BYTES = 24_000_000

/**
 * Draws pages, and keeps those of guests with the answers they were drawn from. Whoever comes next asks every question again;
 * only when an answer differs is the page drawn again. So nothing old is ever shown, and drawing, which costs most, is spared.
 */
export function openPageCache(web: Pick<Renderer, 'render'>, now: () => number = Date.now) {
  const shelf = openShelf<CachedPage>({ longest: LONGEST, most_bytes: MOST_BYTES }, now)
  return async (url: string, site: PageSite, ask: DispatchFromPage): Promise<RenderedPage> => {
    if (site.signed_in || site.posted) return draw(web, url, site, ask)
    const key = JSON.stringify([url, site])
    const kept = shelf.take(key)
    if (kept && (await isStill(kept.told, ask))) return kept.sheet
    const told: AnswerOnPage[] = []
    const sheet = await draw(web, url, site, async (http, input) => {
      const outcome = await ask(http, input)
      told.push({ http, input, text: outcome.text })
      return outcome
    })
    if (sheet.status === 200 && !sheet.fault) shelf.put(key, { sheet, told }, bytesOf(sheet, told))
    return sheet
  }
}

const bytesOf = ({ before, after }: RenderedPage, told: readonly AnswerOnPage[]) =>
  told.reduce((sum, { text }) => sum + text.length, before.length + after.length)

async function isStill(told: readonly AnswerOnPage[], ask: DispatchFromPage): Promise<boolean> {
  const answers = await Promise.all(told.map(({ http, input }) => ask(http, input)))
  return answers.every(({ text }, at) => text === told[at]!.text)
}

async function draw(web: Pick<Renderer, 'render'>, url: string, site: PageSite, ask: DispatchFromPage): Promise<RenderedPage> {
  const { html, answers, ...drawn } = await web.render(url, site, ask)
  const at = html.indexOf('</head>')
  const before = Buffer.from(`<!doctype html>${html.slice(0, Math.max(at, 0))}`)
  const after = Buffer.from(html.slice(Math.max(at, 0)).replace('</body>', () => `${block(answers)}</body>`))
  return { ...drawn, before, after }
}

/** A data block is not a script, so it needs no nonce; `<` must not end it, nor may a line separator end a line. */
const block = (answers: string) =>
  `<script type="application/json" id="answers">${answers.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`
