import { LRUCache } from 'lru-cache'
import type { Http } from '#kernel/operation.ts'
import { openAdmission } from '../cache/cache.ts'
import type { HttpResult } from '../operations/http-result.ts'
import { openKeptParts } from './kept-parts.ts'
import type { DispatchFromPage, KeepPart, PageSite, Renderer } from './renderer.ts'

/** A rendered page in two parts; what differs per visitor is inserted between them. */
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
  readonly outcome: HttpResult
}
interface CachedPage {
  readonly sheet: RenderedPage
  readonly told: readonly AnswerOnPage[]
}

/** Relative times ("2 minutes ago"): an unchanged page is rendered again after a minute. */
const LONGEST = 60_000
const MOST_BYTES = 24_000_000

/**
 * Page cache for guests: keeps a rendered page with the answers it was rendered from. Every request runs the page's queries again and renders only
 * when an answer differs, so no stale page is sent and the costly rendering is saved.
 */
export function openPageCache(web: Pick<Renderer, 'render'>, now: () => number = Date.now) {
  const pages = new LRUCache<string, CachedPage>({ ttl: LONGEST, maxSize: MOST_BYTES, ttlResolution: 0, perf: { now } })
  const isWorthKeeping = openAdmission(now)
  const partsFor = openKeptParts(now)
  return async (url: string, site: PageSite, ask: DispatchFromPage): Promise<RenderedPage> => {
    const keepPart = site.posted ? undefined : partsFor(site)
    if (site.signed_in || site.posted) return draw(web, url, site, ask, keepPart)
    const key = JSON.stringify([url, site])
    const kept = pages.get(key)
    if (kept && (await isStill(kept.told, ask))) return kept.sheet
    const told: AnswerOnPage[] = []
    const noting: DispatchFromPage = async (http, input) => {
      const outcome = await ask(http, input)
      told.push({ http, input, outcome })
      return outcome
    }
    const sheet = await draw(web, url, site, noting, keepPart)
    if (isWorthKeeping(key) && sheet.status === 200 && !sheet.fault) pages.set(key, { sheet, told }, { size: key.length + bytesOf(sheet, told) })
    return sheet
  }
}

const bytesOf = ({ before, after }: RenderedPage, told: readonly AnswerOnPage[]) =>
  told.reduce((sum, { outcome }) => sum + (outcome.bytes?.length ?? outcome.text.length), before.length + after.length)

async function isStill(told: readonly AnswerOnPage[], ask: DispatchFromPage): Promise<boolean> {
  const answers = await Promise.all(told.map(({ http, input }) => ask(http, input)))
  return answers.every((answer, at) => answer === told[at]!.outcome || answer.text === told[at]!.outcome.text)
}

async function draw(web: Pick<Renderer, 'render'>, url: string, site: PageSite, ask: DispatchFromPage, keepPart?: KeepPart): Promise<RenderedPage> {
  const { html, answers, ...drawn } = await web.render(url, site, ask, keepPart)
  const at = html.indexOf('</head>')
  const before = Buffer.from(`<!doctype html>${html.slice(0, Math.max(at, 0))}`)
  const after = Buffer.from(html.slice(Math.max(at, 0)).replace('</body>', () => `${block(answers)}</body>`))
  return { ...drawn, before, after }
}

/** Script injection: escapes `<` and line separators in the embedded JSON. A data block is not run, so it needs no nonce. */
const block = (answers: string) =>
  `<script type="application/json" id="answers">${answers.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}</script>`
