import { useLingui } from '@lingui/react/macro'
import { EntryLink } from '#features/catalogue/web/public.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import { named, numbersOf, sizeOf } from './lot-words.ts'

export function LotFacts({ lot }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const { auctionable: item, description } = lot
  const notes = [description, item?.description].filter((text, at, all) => text && all.indexOf(text) === at)
  const facts = [
    { label: t`Country and year`, value: [named(lot, 'country'), item?.year_issued].filter(Boolean).join(', ') },
    { label: t`In the catalogue`, value: item?.catalogue_entry && <EntryLink entry={item.catalogue_entry} /> },
    { label: t`Catalogue numbers`, value: numbersOf(lot) },
    { label: t`Denomination`, value: item?.denomination },
    { label: t`Colour`, value: named(lot, 'color') },
    { label: t`Condition`, value: named(lot, 'condition') },
    { label: t`Grade`, value: named(lot, 'grade') },
    { label: t`Quality`, value: named(lot, 'quality') },
    { label: t`Format`, value: named(lot, 'format') },
    { label: t`Perforation`, value: item?.perforation },
    { label: t`Printing`, value: named(lot, 'printing') },
    { label: t`Size`, value: sizeOf(item) },
    { label: t`Certificate`, value: [item?.certificate_body, item?.certificate_number].filter(Boolean).join(' ') },
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{t`Facts`}</h2>
      <Facts caption={t`Facts about this lot`} facts={facts} />
      {notes.map((text) => (
        <p key={text} className="prewrap">
          {text}
        </p>
      ))}
    </section>
  )
}
