import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from './ProductForm.module.css'
import type { ProductDraft } from './ProductFormDraft.ts'

interface ProductFormWordsProps {
  draft: ProductDraft
  set: (news: Partial<ProductDraft>) => void
  refusal: Refusal | undefined
}

/** Texts for buyers: copied from the item and changed only for this sale. */
export function ProductFormWords({ draft, set, refusal }: ProductFormWordsProps) {
  const { t } = useLingui()
  const ties = (name: 'name' | 'sub_title' | 'sku' | 'description') => ({
    id: name,
    className: css.wide,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, name),
  })
  return (
    <>
      <TextField label={t`Title`} maxLength={140} required autoComplete="off" {...ties('name')} />
      <TextField label={t`Second line`} optional maxLength={140} autoComplete="off" {...ties('sub_title')} />
      <TextArea label={t`Description`} maxLength={5000} {...ties('description')} />
      <TextField
        label={t`Your own number`}
        optional
        maxLength={60}
        autoComplete="off"
        hint={t`Where it lies in your stock. Only you see it.`}
        {...ties('sku')}
      />
    </>
  )
}
