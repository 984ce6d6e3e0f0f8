import type { Locale } from '#kernel/locale.ts'
import type { Http } from '#kernel/operation.ts'
import type { DisplayPreferenceOf } from '#kernel/people/display-preferences.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { HttpResult } from '../operations/http-result.ts'

export type DispatchFromPage = (http: Http, input: object) => Promise<HttpResult>

/** What a page knows of the deployment and its visitor; `Site` in src/web has the same fields. */
export interface PageSite {
  readonly name: string
  readonly currency: string
  /** True on a public deployment with test payments: every page shows a notice. */
  readonly sandbox: boolean
  /** A help desk elsewhere; empty for our own. */
  readonly support_url: string
  /** Version of the deployment's own colours; undefined with the default colours. */
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
/** The result of a form that a browser without JavaScript posted; its page is rendered with it. */
export interface PostedForm {
  readonly http: Http
  /** Typed values without passwords, or values for the next form. */
  readonly values: Readonly<Record<string, string>>
  /** The refusal, in the form in which the API's client gets it. */
  readonly refusal?: Refusal
}
/** The HTML of a part under its name and data; drawn when it is not kept. */
export type KeepPart = (part: string, draw: () => string) => string
export interface PageResponse {
  readonly status: number
  readonly html: string
  readonly answers: string
  readonly screen: string
  readonly location?: string
  readonly fault?: unknown
}
/** Rendering of pages, from the build or from Vite in development; it does not know Fastify or the handlers. */
export interface Renderer {
  render(url: string, site: PageSite, ask: DispatchFromPage, keepPart?: KeepPart): Promise<PageResponse>
  /** Tags for scripts, styles and preloads of a screen; `NONCE` is replaced for each response. */
  head(screen: string, locale: Locale): Promise<string> | string
  /** Sources of styles that development needs in the Content-Security-Policy. */
  readonly styles: string
}
