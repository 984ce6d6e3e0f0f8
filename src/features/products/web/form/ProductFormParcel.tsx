import { useLingui } from '@lingui/react/macro'
import { errorAt } from '#web/command/use-command.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from './ProductForm.module.css'
import type { ParcelDraft, ProductFormTermsProps } from './ProductFormDraft.ts'

/** Size and weight of the parcel, in inches, pounds and ounces. */
export function ProductFormParcel({ draft: { parcel }, set, refusal }: ProductFormTermsProps) {
  const { t } = useLingui()
  const ties = (name: keyof ParcelDraft) => ({
    id: name,
    value: parcel[name],
    onChange: ({ target }: { target: { value: string } }) => set({ parcel: { ...parcel, [name]: target.value } }),
    error: errorAt(refusal, name),
  })
  const field = { inputMode: 'decimal', autoComplete: 'off', size: 's' } as const
  return (
    <fieldset className={css.parcel}>
      <legend>{t`The parcel`}</legend>
      <TextField label={t`Length (in)`} {...field} {...ties('length')} />
      <TextField label={t`Width (in)`} {...field} {...ties('width')} />
      <TextField label={t`Height (in)`} {...field} {...ties('height')} />
      <TextField label={t`Weight (lb)`} {...field} {...ties('lbs_weight')} />
      <TextField label={t`and ounces`} {...field} {...ties('weight')} />
    </fieldset>
  )
}
