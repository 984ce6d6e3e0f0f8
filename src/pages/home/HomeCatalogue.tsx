import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import { EntryCard, entriesHref } from '#features/catalogue/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { useSite } from '#web/router/use-site.ts'

const YEARS_AGO = 150
const SHOWN = 6
/** More than shown, because varieties of one design are shown once. */
const ASKED = 14
/** The decade 150 years ago. */
const decadeOf = (today: string) => Math.floor((Number(today.slice(0, 4)) - YEARS_AGO) / 10) * 10
const entriesOf = (today: string) => ({ decade: decadeOf(today), sort: 'latest' as const, page_size: ASKED })

export const asksCatalogue = (today: string) => queryOf(catalogue.list, entriesOf(today))

/** Catalogue entries of a decade 150 years ago; the decade changes every ten years. */
export function HomeCatalogue() {
  const { t } = useLingui()
  const { today } = useSite()
  const { data } = useData(catalogue.list, entriesOf(today)).entries
  const decade = decadeOf(today)
  const shown = [...new Map(data.map((entry) => [`${entry.country} ${entry.series}`, entry])).values()].slice(0, SHOWN)
  if (!shown.length) return null
  return (
    <section className="section" aria-labelledby="catalogue">
      <div className="section-head">
        <h2 id="catalogue">{t`From the catalogue: the ${decade}s`}</h2>
        <a className="link" href={entriesHref({ decade })}>{t`See all`}</a>
      </div>
      <div className="cards cards--6 snap">
        {shown.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  )
}
