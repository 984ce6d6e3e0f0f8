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
  /** Of a kept page: the database's clock now, in milliseconds. The page itself tells when it was drawn. */
  readonly moment?: number | undefined
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

/** The database's clock in an answer. It differs each time; the browser gets the newest beside the kept page. */
const CLOCK = /"server_time":"([\d:.TZ-]+)"/g
/** A clock on the page that shows seconds: such a page is old at once. */
const TICKS = ' data-ticks'

/**
 * Page cache for guests: keeps a rendered page with the answers it was rendered from. Every request runs the page's queries again and renders only
 * when an answer differs in more than the clock, so no stale page is sent and the costly rendering is saved.
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
    const still = kept && (await stillAs(kept.told, ask))
    if (still) return { ...kept.sheet, ...still }
    const told: AnswerOnPage[] = []
    const noting: DispatchFromPage = async (http, input) => {
      const outcome = await ask(http, input)
      told.push({ http, input, outcome: outcome.keptAs ?? outcome })
      return outcome
    }
    const sheet = await draw(web, url, site, noting, keepPart)
    if (isWorthKeeping(key) && sheet.status === 200 && !sheet.fault && !sheet.after.includes(TICKS))
      pages.set(key, { sheet, told }, { size: key.length + bytesOf(sheet, told) })
    return sheet
  }
}

const bytesOf = ({ before, after }: RenderedPage, told: readonly AnswerOnPage[]) =>
  told.reduce((sum, { outcome }) => sum + (outcome.bytes?.length ?? outcome.text.length), before.length + after.length)

/** Undefined when an answer tells something else now. */
async function stillAs(told: readonly AnswerOnPage[], ask: DispatchFromPage): Promise<Pick<RenderedPage, 'moment'> | undefined> {
  const answers = await Promise.all(told.map(({ http, input }) => ask(http, input)))
  const anew = answers.map((answer, at) => ((answer.keptAs ?? answer) === told[at]!.outcome ? '' : answer.text))
  if (!anew.every((text, at) => text === '' || tellsTheSame(text, told[at]!.outcome.text))) return undefined
  const clocks = anew.flatMap((text) => [...text.matchAll(CLOCK)].map(([, moment]) => Date.parse(moment!)))
  const moments = [...clocks, ...answers.flatMap(({ moment }) => moment?.getTime() ?? [])]
  return moments.length ? { moment: Math.max(...moments) } : {}
}
const tellsTheSame = (now: string, then: string) => now === then || now.replaceAll(CLOCK, '') === then.replaceAll(CLOCK, '')

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
