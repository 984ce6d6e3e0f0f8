import { useLingui } from '@lingui/react/macro'
import { type Pictures, PicturesField } from '#features/media/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf, TermsField } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import type { ProductDraft } from './ProductFormDraft.ts'
import { supplyWords } from './supply-words.ts'

interface SupplyFieldsProps {
  draft: ProductDraft
  set: (news: Partial<ProductDraft>) => void
  hanging: Pictures
  refusal: Refusal | undefined
}

/** What a supply is: its pictures, its kind, and whether it is new. */
export function SupplyFields({ draft, set, hanging, refusal }: SupplyFieldsProps) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, supplyWords)
  const kinds = { id: 'category_ids', terms: lists.supplyCategories ?? [], codes: draft.category_ids, error: errorAt(refusal, 'category_ids') }
  return (
    <>
      <div id="media_ids" tabIndex={-1}>
        <PicturesField
          label={t`Pictures`}
          hint={t`Show it from all sides, and what belongs to it.`}
          error={errorAt(refusal, 'media_ids')}
          hanging={hanging}
        />
      </div>
      <TermsField label={t`Kind of supply`} {...kinds} onCodes={(category_ids) => set({ category_ids })} />
      <Select
        label={t`Condition`}
        id="condition"
        value={draft.condition}
        choices={choicesOf(lists.supplyConditions)}
        onChange={({ target }) => set({ condition: target.value as ProductDraft['condition'] })}
        error={errorAt(refusal, 'condition')}
      />
    </>
  )
}
