import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { categoriesOf, conditionsOf, type FilterName, filtersOf } from '#features/listings/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { FacetRadios } from '#web/list/FacetChoices.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { CountryFacet } from '../filters/CountryFacet.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { PriceFacet } from '../filters/PriceFacet.tsx'
import type { RailParts } from '../filters/rail-parts.ts'
import { ChoiceFacet, MoreFilters, YearIssued, YearsFacet } from '../filters/ShownFacets.tsx'
import { TermFacet } from '../filters/TermFacet.tsx'
import type { MarketPage } from './market.ts'
import { CatalogueNumberField, MemberField, NumberField } from './number-fields.tsx'
import { RewardFields } from './RewardFields.tsx'
import { StatusFacet } from './StatusFacet.tsx'
import { WordsField } from './WordsField.tsx'

export interface FieldParts {
  readonly rail: RailParts
  readonly page: MarketPage
}
export const offerTypesAsked = { types: ['tradeAcceptingOfferTypes' as const] }
const KINDS = ['stamp', 'coin', 'banknote', 'other'] as const
const nothing = () => null

/** Every filter of the table of applicability, drawn; those for specialists stand together where the first of them is. */
const fields: Record<FilterName, ComponentType<FieldParts>> = {
  search: WordsField,
  number: ({ rail: { draft, type } }) => <NumberField number={draft.number} onNumber={(number) => type({ number })} />,
  member_id: ({ rail: { draft, type } }) => <MemberField number={draft.member_id} onNumber={(member_id) => type({ member_id })} />,
  status: StatusFacet,
  accepting_offer: OfferTypes,
  terms: Terms,
  reward: RewardFields,
  country: ({ rail }) => <CountryFacet {...rail} />,
  years: ({ rail }) => <YearsFacet {...rail} />,
  year_issued: ({ rail: { draft, type } }) => <YearIssued year={draft.year_issued} onYear={(year_issued) => type({ year_issued })} />,
  condition: Conditions,
  price: ({ rail }) => <PriceFacet {...rail} />,
  denomination: ({ rail }) => <MoreFilters {...rail} />,
  ...{ grade: nothing, color: nothing, quality: nothing, format: nothing },
  topic_ids: Topics,
  category_ids: Categories,
  shipping_option: Shipping,
  item_kind: Kinds,
  catalogue_number: ({ rail: { draft, type } }) => (
    <CatalogueNumberField number={draft.catalogue_number} onNumber={(catalogue_number) => type({ catalogue_number })} />
  ),
}

/** The filters of a market, in the order of the table; `without` stand elsewhere. */
export function MarketFields({ without = [], ...parts }: FieldParts & { without?: readonly FilterName[] }) {
  return filtersOf(parts.page.market.type)
    .filter((name) => !without.includes(name))
    .map((name) => {
      const Field = fields[name]
      return <Field key={name} {...parts} />
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

/** What is taken in exchange: one of them, or any. */
function OfferTypes({ rail: { draft, set, countOf } }: FieldParts) {
  const { t } = useLingui()
  const terms = useMaybe(vocabularies.staticData, offerTypesAsked, true)?.data.tradeAcceptingOfferTypes ?? []
  return (
    <FacetRadios
      label={t`Accepting offers of`}
      name="accepting_offer"
      any={t`Any offer`}
      values={terms.map(({ code, name }) => ({ code, label: name, count: countOf('accepting_offer', code) }))}
      chosen={draft.accepting_offer}
      onChoose={(accepting_offer) => set({ accepting_offer })}
    />
  )
}

/** What only auctions have. */
function Terms({ rail: { draft, set } }: FieldParts) {
  const { t } = useLingui()
  const flag = (name: 'is_without_reserve' | 'is_buy_it_now') => ({
    name,
    value: 'true',
    checked: draft[name] === true,
    onChange: () => set({ [name]: draft[name] ? undefined : true }),
  })
  return (
    <Facet label={t`Terms`} set={Number(Boolean(draft.is_without_reserve)) + Number(Boolean(draft.is_buy_it_now))}>
      <Check label={t`No reserve`} {...flag('is_without_reserve')} />
      <Check label={t`Buy it now`} {...flag('is_buy_it_now')} />
    </Facet>
  )
}
