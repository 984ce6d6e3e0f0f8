import { useLingui } from '@lingui/react/macro'
import type { FieldParts } from '#features/products/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { FacetRadios } from '#web/list/FacetChoices.tsx'
import { useMaybe } from '#web/query/hooks.ts'

const offerTypesAsked = { types: ['tradeAcceptingOfferTypes' as const] }

/** What is taken in exchange: one of them, or any. */
export function OfferTypes({ rail: { draft, set, countOf } }: FieldParts) {
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
