import { useLingui } from '@lingui/react/macro'
import type { FieldParts } from '#features/products/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { FacetChoices } from '#web/list/FacetChoices.tsx'
import { useMaybe } from '#web/query/hooks.ts'

const statusesAsked = { types: ['stampItemStatuses' as const] }
/** What is nobody else's to see has no filter. */
const HIDDEN = ['PRIVATE', 'FOR_REFERENCE']

export function StatusFacet({ rail: { draft, set, countOf } }: FieldParts) {
  const { t } = useLingui()
  const terms = useMaybe(vocabularies.staticData, statusesAsked, true)?.data.stampItemStatuses ?? []
  return (
    <FacetChoices
      label={t`Status`}
      name="status"
      values={terms.filter(({ code }) => !HIDDEN.includes(code)).map(({ code, name }) => ({ code, label: name, count: countOf('status', code) }))}
      chosen={draft.status ?? []}
      onChoose={(status) => set({ status })}
    />
  )
}
