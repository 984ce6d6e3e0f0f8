import { useLingui } from '@lingui/react/macro'
import { EntryCard } from './EntryCard.tsx'
import { type Entry, entriesHref } from './entries-address.ts'

const SHOWN = 5

/** Others of its series, the nearest years first. */
export function SeriesEntries({ entry, others }: { entry: Entry; others: readonly Entry[] }) {
  const { t } = useLingui()
  const { series, country } = entry
  if (!others.length) return null
  return (
    <section className="section" aria-labelledby="series">
      <div className="section-head">
        <h2 id="series">{t`In the same series`}</h2>
        <a className="link" href={entriesHref({ search: series, country: country ? [country] : [] })}>{t`All of ${series}`}</a>
      </div>
      <div className="cards cards--5 snap">
        {others.slice(0, SHOWN).map((one) => (
          <EntryCard key={one.id} entry={one} />
        ))}
      </div>
    </section>
  )
}
