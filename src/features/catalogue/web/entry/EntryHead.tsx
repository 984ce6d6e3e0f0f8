import { useLingui } from '@lingui/react/macro'
import { crumbFacts } from '#web/router/crumb-facts.ts'
import { Head } from '#web/router/Head.tsx'
import { useSite } from '#web/router/use-site.ts'
import { CATALOGUE, type Entry, entriesHref, entryPath } from '../entries-address.ts'
import { numbersOf, placeOf } from '../entry-words.ts'
import { entryFacts } from './entry-facts.ts'

/** Meta tags for search engines and link previews. */
export function EntryHead({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const site = useSite()
  const { id, name, country, names } = entry
  const path = entryPath(id)
  const line = [name, placeOf(entry), numbersOf(entry), entry.description].filter(Boolean).join('. ')
  const crumbs = [
    { name: t`Catalogue`, path: CATALOGUE },
    ...(country ? [{ name: names.country ?? country, path: entriesHref({ country: [country] }) }] : []),
    { name, path },
  ]
  return (
    <Head
      title={[name, placeOf(entry)].filter(Boolean).join(', ')}
      description={line}
      path={path}
      picture={`/og/catalogue/${id}.jpg`}
      type="article"
      facts={[entryFacts(entry, site, line), crumbFacts(site.origin, crumbs)]}
    />
  )
}
