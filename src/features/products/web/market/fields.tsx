import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { categoriesOf, conditionsOf, type FilterName, filtersOf } from '#features/listings/contract.ts'
import { CountryFacet } from '../filters/CountryFacet.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { PriceFacet } from '../filters/PriceFacet.tsx'
import { ChoiceFacet, MoreFilters, YearIssued, YearsFacet } from '../filters/ShownFacets.tsx'
import { TermFacet } from '../filters/TermFacet.tsx'
import type { FieldParts } from './market.ts'
import { NumberField } from './number-fields.tsx'
import { WordsField } from './WordsField.tsx'

const KINDS = ['stamp', 'coin', 'banknote', 'other'] as const

/** Filters that most markets have, drawn; those for specialists stand together where the first of them is. The rest a market brings itself. */
const fields: Partial<Record<FilterName, ComponentType<FieldParts>>> = {
  search: WordsField,
  number: ({ rail: { draft, type } }) => <NumberField number={draft.number} onNumber={(number) => type({ number })} />,
  country: ({ rail }) => <CountryFacet {...rail} />,
  years: ({ rail }) => <YearsFacet {...rail} />,
  year_issued: ({ rail: { draft, type } }) => <YearIssued year={draft.year_issued} onYear={(year_issued) => type({ year_issued })} />,
  condition: Conditions,
  price: ({ rail }) => <PriceFacet {...rail} />,
  denomination: ({ rail }) => <MoreFilters {...rail} />,
  topic_ids: Topics,
  category_ids: Categories,
  shipping_option: Shipping,
  item_kind: Kinds,
}

/** The filters of a market, in the order of the table; `without` stand elsewhere. */
export function MarketFields({ without = [], ...parts }: FieldParts & { without?: readonly FilterName[] }) {
  return filtersOf(parts.page.market.type)
    .filter((name) => !without.includes(name))
    .map((name) => {
      const Field = parts.page.market.own[name] ?? fields[name]
      return Field && <Field key={name} {...parts} />
    })
}

function Conditions({ rail, page: { market } }: FieldParts) {
  const { t } = useLingui()
  const words = useFilterWords()
  return <ChoiceFacet label={t`Condition`} name="condition" values={conditionsOf(market.type)} words={words.conditions} rail={rail} />
}

function Kinds({ rail }: FieldParts) {
  const { t } = useLingui()
  const words = useFilterWords()
  return <ChoiceFacet label={t`Kind of item`} name="item_kind" values={KINDS} words={words.kinds} rail={rail} />
}

function Topics({ rail }: FieldParts) {
  const { t } = useLingui()
  return <TermFacet name="topic_ids" label={t`Topics`} find={t`Find a topic`} rail={rail} />
}

function Categories({ rail, page: { market } }: FieldParts) {
  const { t } = useLingui()
  return categoriesOf(market.type) === 'supplyCategories' ? (
    <TermFacet name="category_ids" label={t`Kind of supply`} find={t`Find a kind`} rail={rail} />
  ) : (
    <TermFacet name="category_ids" label={t`Stamp categories`} find={t`Find a category`} rail={rail} />
  )
}

function Shipping({ rail }: FieldParts) {
  const { t } = useLingui()
  return <TermFacet name="shipping_option" label={t`Shipping`} find={t`Find a way of sending`} rail={rail} />
}
