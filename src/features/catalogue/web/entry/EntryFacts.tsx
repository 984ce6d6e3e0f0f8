import { useLingui } from '@lingui/react/macro'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { type Entry, entriesHref } from '../entries-address.ts'
import { numbersOf } from '../entry-words.ts'

export function EntryFacts({ entry }: { entry: Entry }) {
  const { t, i18n } = useLingui()
  const { names, width_mm, height_mm, total_stamps_issued: run } = entry
  const topics = entry.topics.map(({ code, name }, at) => (
    <span key={code}>
      {at > 0 && ', '}
      <a className="link" href={entriesHref({ topic_ids: [code] })}>
        {name}
      </a>
    </span>
  ))
  const facts = [
    { label: t`Country and year`, value: [names.country, entry.year_issued].filter(Boolean).join(', ') },
    { label: t`Series`, value: entry.series },
    { label: t`Catalogue numbers`, value: numbersOf(entry) },
    { label: t`Denomination`, value: entry.denomination },
    { label: t`Colour`, value: names.color },
    { label: t`Perforation`, value: entry.perforation },
    { label: t`Format`, value: names.format },
    { label: t`Printing`, value: names.printing },
    { label: t`Size`, value: width_mm && height_mm ? t`${width_mm} × ${height_mm} mm` : '' },
    { label: t`Designer`, value: entry.designer },
    { label: t`Printer`, value: entry.printer },
    { label: t`Print run`, value: run && i18n.number(run) },
    { label: t`Topics`, value: topics.length ? topics : '' },
    { label: t`Number here`, value: String(entry.number) },
  ]
  return <Facts caption={t`Facts about this issue`} facts={facts} />
}
