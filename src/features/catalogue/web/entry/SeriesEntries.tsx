import { useLingui } from '@lingui/react/macro'
import css from '../Catalogue.module.css'
import { EntryCard } from '../EntryCard.tsx'
import { type Entry, entriesHref } from '../entries-address.ts'

const SHOWN = 5
const BESIDE = 3

interface SeriesEntriesProps {
  entry: Entry
  others: readonly Entry[]
  /** Placed beside the facts. */
  beside?: boolean
}

/** Other entries of the series, nearest years first. */
export function SeriesEntries({ entry, others, beside }: SeriesEntriesProps) {
  const { t } = useLingui()
  const { series, country } = entry
  if (!others.length) return null
  return (
    <section className={beside ? css.beside : 'section'} aria-labelledby="series">
      <div className="section-head">
        <h2 id="series">{t`In the same series`}</h2>
        <a className="link" href={entriesHref({ search: series, country: country ? [country] : [] })}>{t`All of ${series}`}</a>
      </div>
      <div className={beside ? `cards ${css.three}` : 'cards cards--5 snap'}>
        {others.slice(0, beside ? BESIDE : SHOWN).map((one) => (
          <EntryCard key={one.id} entry={one} />
        ))}
      </div>
    </section>
  )
}
