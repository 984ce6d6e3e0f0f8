import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { RailToggle } from '#web/list/Rail.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { catalogue } from '../contract.ts'
import { CatalogueRail } from './CatalogueRail.tsx'
import { CatalogueResults } from './CatalogueResults.tsx'
import { CATALOGUE, type EntryQuery, entriesHref, entriesList, readEntries } from './entries-address.ts'
import { systemsAsked } from './systems-asked.ts'
import { useApplied } from './use-applied.ts'

/** List of catalogue entries by country, year, topic and number. */
export default screen({
  reads: readEntries,
  asks: (asked) => [queryOf(catalogue.list, asked), queryOf(catalogue.counts, {}), queryOf(vocabularies.staticData, systemsAsked)],
  Draw: ({ input }) => <Catalogue asked={input} />,
})

function Catalogue({ asked }: { asked: EntryQuery }) {
  const { t, i18n } = useLingui()
  const total = i18n.number(useData(catalogue.counts, {}).total)
  const [open, setOpen] = useState(false)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Meta asked={asked} />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Catalogue` }]} />
      <div className="list-title">
        <h1>{t`Catalogue`}</h1>
        <p className="text-2">{t`What was issued, by country, year, topic and number: ${total} entries for everybody to look up, and to list an item by.`}</p>
      </div>
      <RailToggle open={open} filterCount={entriesList.filterCount(asked)} onToggle={() => setOpen(!open)} />
      <div className="list">
        <CatalogueRail asked={asked} open={open} />
        <CatalogueResults asked={asked} />
      </div>
    </main>
  )
}

/** Indexed by search engines: no filter or one country. More filters would give endless duplicates. */
function Meta({ asked }: { asked: EntryQuery }) {
  const { t } = useLingui()
  const words = useApplied(asked)
    .map(({ label }) => label)
    .join(', ')
  const kept: EntryQuery = { ...entriesList.unfiltered(asked), country: asked.country, page: asked.page }
  const passing = entriesHref(kept) !== entriesHref(asked) || asked.country.length > 1 || asked.cursor !== undefined
  const title = words ? t`Catalogue: ${words}` : t`Catalogue of stamps, coins and banknotes`
  return (
    <Head
      title={asked.page > 1 ? t`${title}, page ${asked.page}` : title}
      description={t`Stamps, coins and banknotes that were issued: year, denomination, colour, perforation and catalogue numbers.`}
      path={passing ? CATALOGUE : entriesHref(kept)}
      passing={passing}
    />
  )
}
