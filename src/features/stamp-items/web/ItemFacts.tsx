import { useLingui } from '@lingui/react/macro'
import { EntryLink } from '#features/catalogue/web/public.tsx'
import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import type { ItemAnswer } from './draft.ts'

/** What is known of an item, in the reader's language. */
export function ItemFacts({ item, lists }: { item: ItemAnswer; lists: Lists }) {
  const { t } = useLingui()
  const { mint, used } = item.quantity_owned
  const grades = item.item_kind === 'coin' ? lists.coinGrades : lists.stampGrades
  const numbers = item.catalogue_number.map(({ type, number }) => `${nameOf(lists.stampCatalogNumberTypes, type)} ${number}`)
  const pieces = [mint > 0 && t`${mint} mint`, used > 0 && t`${used} used`].filter(Boolean)
  const facts = [
    { label: t`Country and year`, value: [nameOf(lists.countries, item.country), item.year_issued].filter(Boolean).join(', ') },
    { label: t`In the catalogue`, value: item.catalogue_entry && <EntryLink entry={item.catalogue_entry} /> },
    { label: t`Catalogue numbers`, value: numbers.join(' · ') },
    { label: t`Denomination`, value: item.denomination },
    { label: t`Condition`, value: nameOf(lists.stampConditions, item.condition) },
    { label: t`Grade`, value: nameOf(grades, item.grade) },
    { label: t`Colour`, value: nameOf(lists.stampColors, item.color) },
    { label: t`Format`, value: nameOf(lists.stampFormatTypes, item.format) },
    { label: t`Perforation`, value: item.perforation },
    { label: t`Size`, value: item.width_mm && item.height_mm ? t`${item.width_mm} × ${item.height_mm} mm` : '' },
    { label: t`Topics`, value: item.topic_ids.map((code) => nameOf(lists.topics, code)).join(', ') },
    { label: t`Pieces`, value: pieces.join(', ') },
    { label: t`Number`, value: String(item.number) },
  ]
  return <Facts caption={t`Facts`} facts={facts} />
}
