import { redirects } from '#app/redirects.ts'
import { closedPatterns } from '#server/seo/robots.ts'
import type { ServerParts } from '#server/server.ts'

/** The part of a page that crawlers need. Dynamic import: the screens belong to the TypeScript project of the web. */
interface CrawledPage {
  readonly path: string
  readonly indexed: boolean
  readonly sitemap: string | null
}
const FILE = '#app/routes.ts'
const { routes } = (await import(FILE)) as { routes: readonly CrawledPage[] }

const open = routes.filter(({ indexed }) => indexed)
const closed = routes.filter(({ indexed }) => !indexed)
const pathsOf = (pages: readonly CrawledPage[]) => pages.map(({ path }) => path)

/** Sitemap entries of pages, closed paths and redirects; sitemap and share cards of things are declared by their slices. */
export const seo: ServerParts['seo'] = {
  closed: closedPatterns(pathsOf(closed), pathsOf(open)),
  moved: redirects,
  pages: {
    name: 'pages',
    files: async () => ['all'],
    part: async () => open.flatMap(({ sitemap }) => (sitemap ? [{ key: sitemap, path: sitemap, changed_at: null }] : [])),
  },
}
