import { useLingui } from '@lingui/react/macro'
import { EntryLink } from '#features/catalogue/web/public.tsx'
import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import { COIN } from '#kernel/coins.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { ItemAnswer, ShownAnswer } from './draft.ts'
import { useItemLabels } from './use-item-labels.ts'

interface ItemFactsProps {
  item: ItemAnswer
  lists: Lists
}

/** What is known of an item, in the reader's language. */
export function ItemFacts({ item, lists }: ItemFactsProps & { item: ShownAnswer }) {
  const { t } = useLingui()
  const facts = [...useIssueFacts(item, lists), ...useStateFacts(item, lists), ...useWorthFacts(item)]
  return <Facts caption={t`Facts`} facts={facts} />
}

function useIssueFacts(item: ItemAnswer, lists: Lists) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const numbers = item.catalogue_number.map(
    ({ type, number, custom_value }) => `${custom_value || nameOf(lists.stampCatalogNumberTypes, type)} ${number}`,
  )
  const sides = [item.gauge_top, item.gauge_right, item.gauge_bottom, item.gauge_left]
  const gauge = sides.every((side) => side === null) ? '' : sides.map((side) => side ?? '–').join(', ')
  return [
    { label: t`Country and year`, value: [nameOf(lists.countries, item.country), item.year_issued].filter(Boolean).join(', ') },
    { label: t`In the catalogue`, value: item.catalogue_entry && <EntryLink entry={item.catalogue_entry} /> },
    { label: t`Catalogue numbers`, value: numbers.join(' · ') },
    { label: labels.denomination, value: item.denomination },
    { label: labels.issue_type, value: nameOf(lists.issueTypes, item.issue_type) },
    { label: labels.color, value: nameOf(lists.stampColors, item.color) },
    { label: labels.format, value: nameOf(lists.stampFormatTypes, item.format) },
    { label: labels.shape, value: nameOf(lists.shapes, item.shape) },
    { label: labels.metal, value: nameOf(lists.metals, item.metal) },
    { label: labels.edge, value: nameOf(lists.edges, item.edge) },
    { label: labels.mint_mark, value: item.mint_mark },
    { label: labels.separation, value: nameOf(lists.separations, item.separation) },
    { label: labels.perforation, value: item.perforation },
    { label: t`Gauge: top, right, bottom, left`, value: gauge },
    { label: labels.watermark, value: nameOf(lists.watermarks, item.watermark) },
    { label: labels.paper, value: nameOf(lists.papers, item.paper) },
    { label: labels.printing, value: nameOf(lists.printings, item.printing) },
    { label: t`Size`, value: item.width_mm && item.height_mm ? t`${item.width_mm} × ${item.height_mm} mm` : '' },
    { label: labels.diameter_mm, value: item.diameter_mm },
    { label: labels.weight_g, value: item.weight_g },
    { label: labels.total_stamps_issued, value: item.total_stamps_issued },
    { label: labels.related_set_stamps_count, value: item.related_set_stamps_count },
  ]
}

function useStateFacts(item: ItemAnswer, lists: Lists) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const { mint, used } = item.quantity_owned
  const is_money = item.item_kind === 'coin' || item.item_kind === 'banknote'
  const scale = is_money && item.grade_scale ? nameOf(lists.coinGrades, item.grade_scale) : ''
  const grade = nameOf(is_money ? lists.coinGrades : lists.stampGrades, item.grade)
  const pieces = [mint > 0 && t`${mint} mint`, used > 0 && t`${used} used`].filter(Boolean)
  const opinion = nameOf(lists.certificateOpinions, item.certificate_opinion)
  const body = nameOf(lists.certificateBodies, item.certificate_body)
  return [
    { label: labels.condition, value: nameOf(lists.stampConditions, item.condition) },
    { label: labels.grade, value: [grade, scale].filter(Boolean).join(' · ') },
    { label: labels.quality, value: nameOf(lists.stampQualities, item.quality) },
    { label: labels.gum, value: nameOf(lists.gum, item.gum) },
    { label: labels.faults, value: item.faults.map((code) => nameOf(lists.faults, code)).join(', ') },
    { label: t`Certificate`, value: [body, item.certificate_number, dayText(item.certificate_date), opinion].filter(Boolean).join(', ') },
    { label: labels.topic_ids, value: item.topic_ids.map((code) => nameOf(lists.topics, code)).join(', ') },
    { label: labels.category_ids, value: item.category_ids.map((code) => nameOf(lists.stampCategories, code)).join(', ') },
    { label: labels.tags, value: item.tags.join(', ') },
    { label: t`Pieces`, value: pieces.join(', ') },
  ]
}

const coins = (amount: number | null) => (amount === null ? null : <Price money={{ amount, currency: COIN }} as="plain" />)

function useWorthFacts(item: ShownAnswer) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const numbers = useNumbers()
  const { estimated_catalogue_value: amount, estimated_catalogue_currency: currency, estimated_catalogue_year: year } = item
  const value = amount !== null && currency ? moneyText({ amount, currency }, numbers) : ''
  return [
    { label: labels.estimated_catalogue_value, value: [value, value && year].filter(Boolean).join(', ') },
    { label: labels.coins_value, value: coins(item.coins_value) },
    { label: t`Value by sales here`, value: coins(item.suggested_coin_value) },
    { label: t`Number`, value: String(item.number) },
  ]
}

/** 2024-05-09 as 09-05-2024, as dates are written here. */
const dayText = (day: string | null) => (day ?? '').split('-').reverse().join('-')

/** What its owner alone reads: where it lies, what was paid, what was noted. */
export function OwnersFacts({ item }: Pick<ItemFactsProps, 'item'>) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const numbers = useNumbers()
  const { storage_place, purchase_price: amount, purchase_currency: currency, purchase_date, private_note } = item
  const facts = [
    { label: labels.storage_place, value: storage_place },
    { label: labels.purchase_price, value: amount !== null && currency ? moneyText({ amount, currency }, numbers) : '' },
    { label: labels.purchase_date, value: dayText(purchase_date) },
    { label: labels.private_note, value: private_note },
  ]
  if (!facts.some(({ value }) => value)) return null
  return (
    <section>
      <h2>{t`Only you see this`}</h2>
      <Facts caption={t`Only you see this`} facts={facts} />
    </section>
  )
}
