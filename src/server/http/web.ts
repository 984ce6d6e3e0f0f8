import type { Locale } from '#kernel/locale.ts'
import type { Http } from '#kernel/operation.ts'
import type { TasteOf } from '#kernel/taste.ts'
import type { Outcome } from '../run/outcome.ts'

export type AskHouse = (http: Http, input: object) => Promise<Outcome>

/** What a page is told of the deployment and its visitor; the web's `Site` has the same fields. */
export interface PageSite {
  readonly name: string
  readonly currency: string
  /** A public site on which no real money moves: every page says so. */
  readonly sandbox: boolean
  /** Names the deployment's own colours, when it has some. */
  readonly colours?: string | undefined
  readonly locale: Locale
  readonly theme: TasteOf<'theme'>
  readonly density: TasteOf<'density'>
  readonly numbers: TasteOf<'numbers'>
  readonly single_keys: TasteOf<'single_keys'>
  readonly signed_in: boolean
  readonly origin: string
  readonly today: string
}
export interface Drawn {
  readonly status: number
  readonly html: string
  readonly answers: string
  readonly screen: string
  readonly location?: string
  readonly fault?: unknown
}
/** The web's side of a page: built by Vite, or live in development. It knows neither Fastify nor a handler. */
export interface Web {
  render(url: string, site: PageSite, ask: AskHouse): Promise<Drawn>
  /** Scripts, styles and preloads for a screen; `NONCE` stands where the nonce goes. */
  head(screen: string, locale: Locale): Promise<string> | string
  /** What development needs beyond our own styles. */
  readonly styles: string
}
