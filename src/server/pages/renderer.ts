import type { Locale } from '#kernel/locale.ts'
import type { Http } from '#kernel/operation.ts'
import type { DisplayPreferenceOf } from '#kernel/people/display-preferences.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { HttpResult } from '../operations/http-result.ts'

export type DispatchFromPage = (http: Http, input: object) => Promise<HttpResult>

/** What a page is told of the deployment and its visitor; the web's `Site` has the same fields. */
export interface PageSite {
  readonly name: string
  readonly currency: string
  /** A public site on which no real money moves: every page says so. */
  readonly sandbox: boolean
  /** Names the deployment's own colours, when it has some. */
  readonly colours?: string | undefined
  readonly locale: Locale
  readonly theme: DisplayPreferenceOf<'theme'>
  readonly density: DisplayPreferenceOf<'density'>
  readonly numbers: DisplayPreferenceOf<'numbers'>
  readonly single_keys: DisplayPreferenceOf<'single_keys'>
  readonly signed_in: boolean
  readonly origin: string
  readonly today: string
  readonly posted?: PostedForm
}
/** What came of a form that a browser without script posted: its page is drawn with it. */
export interface PostedForm {
  readonly http: Http
  /** What was typed, without passwords, or what the next form carries. */
  readonly values: Readonly<Record<string, string>>
  /** The no, as the API's client reads it. */
  readonly refusal?: Refusal
}
export interface PageResponse {
  readonly status: number
  readonly html: string
  readonly answers: string
  readonly screen: string
  readonly location?: string
  readonly fault?: unknown
}
/** The web's side of a page: built by Vite, or live in development. It knows neither Fastify nor a handler. */
export interface Renderer {
  render(url: string, site: PageSite, ask: DispatchFromPage): Promise<PageResponse>
  /** Scripts, styles and preloads for a screen; `NONCE` stands where the nonce goes. */
  head(screen: string, locale: Locale): Promise<string> | string
  /** What development needs beyond our own styles. */
  readonly styles: string
}
