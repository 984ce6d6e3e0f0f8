import { type RawResponse, request } from '../http-request.ts'

export interface EmbeddedPage {
  readonly site: Record<string, unknown>
  /** The queries and answers that the page was rendered from. */
  readonly told: readonly [asked: readonly [http: string, input: object], answer: unknown][]
}
const BLOCK = /<script type="application\/json" id="answers">([\s\S]*?)<\/script>/

/** Parses the answers embedded in a page. */
export function toldIn(html: string): EmbeddedPage {
  const [, json] = BLOCK.exec(html) ?? []
  if (!json) throw new Error(`no answers in ${html.slice(0, 300)}`)
  return JSON.parse(json) as EmbeddedPage
}

/** Requests a page as a browser does. */
export const visit = (url: string, path: string, cookie?: string): Promise<RawResponse> =>
  request(url + path, { headers: { accept: 'text/html', ...(cookie && { cookie }) } })

/** All elements of a page with their attributes; a simple parser, enough to find what should not be there. */
export const tagsOf = (html: string) =>
  [...html.replace(BLOCK, '').matchAll(/<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].map(([, name, rest]) => ({
    name: name!.toLowerCase(),
    rest: rest!,
  }))
