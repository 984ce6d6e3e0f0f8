import { type RawResponse, request } from '../http-request.ts'

export interface EmbeddedPage {
  readonly site: Record<string, unknown>
  /** What the page was drawn from: which operation was asked what, and its answer word for word. */
  readonly told: readonly [asked: readonly [http: string, input: object], answer: unknown][]
}
const BLOCK = /<script type="application\/json" id="answers">([\s\S]*?)<\/script>/

/** The answers that a page carries for its scripts. */
export function toldIn(html: string): EmbeddedPage {
  const [, json] = BLOCK.exec(html) ?? []
  if (!json) throw new Error(`no answers in ${html.slice(0, 300)}`)
  return JSON.parse(json) as EmbeddedPage
}

/** A page as a browser opens it. */
export const visit = (url: string, path: string, cookie?: string): Promise<RawResponse> =>
  request(url + path, { headers: { accept: 'text/html', ...(cookie && { cookie }) } })

/** Every element of a page with its attributes, as the parser of a browser would meet them: good enough to find what should not be there. */
export const tagsOf = (html: string) =>
  [...html.replace(BLOCK, '').matchAll(/<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].map(([, name, rest]) => ({
    name: name!.toLowerCase(),
    rest: rest!,
  }))
