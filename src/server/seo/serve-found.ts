import type { FastifyInstance } from 'fastify'
import { serveFavicon } from '../http/favicon.ts'
import type { Slice } from '../operations/slice.ts'
import type { Settings } from '../settings.ts'
import { once } from '../slices/collected.ts'
import type { Switches } from '../switches.ts'
import { type SyndicationParts, serveSyndication } from '../syndication/serve-syndication.ts'
import { type Redirects, serveRedirects } from './redirects.ts'
import { serveRobots } from './robots.ts'
import { type ShareParts, serveShareCards } from './share-card.ts'
import { type AddressSource, serveSitemap } from './sitemap.ts'

/** What search engines need to know of the pages. */
export interface SeoParts {
  readonly closed: readonly string[]
  readonly pages: AddressSource
  /** Old addresses and their new paths. */
  readonly moved: Redirects
}
type FoundParts = SeoParts &
  Pick<ShareParts, 'db' | 'files' | 'images'> &
  Omit<SyndicationParts, 'lists' | 'origin'> & { readonly slices: readonly Slice[]; readonly switches: Pick<Switches, 'off'> }

export const shareFolder = ({ data_dir }: Settings) => `${data_dir}/share`

/** Nothing of a closed part is offered to crawlers. */
const openSources = ({ sitemap, part }: Slice, switches: Pick<Switches, 'off'>): readonly AddressSource[] =>
  part ? sitemap.map((source) => ({ ...source, files: async (db) => (switches.off().has(part.code) ? [] : source.files(db)) })) : sitemap

/** What others read to find us: crawlers, feed readers, pages that show a link's picture. */
export function serveFound(app: FastifyInstance, settings: Settings, parts: FoundParts) {
  const { public_url: origin } = settings
  serveFavicon(app)
  serveRedirects(app, parts.moved)
  serveRobots(app, { origin, closed: parts.closed })
  serveSitemap(app, { db: parts.db, origin, sources: [parts.pages, ...parts.slices.flatMap((slice) => openSources(slice, parts.switches))] })
  serveSyndication(app, { ...parts, origin, lists: parts.slices.flatMap(({ syndication }) => syndication) })
  serveShareCards(app, {
    ...parts,
    shareCards: once(
      'share card',
      parts.slices.map(({ shareCards }) => shareCards),
    ),
    folder: shareFolder(settings),
    get site_name() {
      return parts.site.name
    },
  })
}
