import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from './Labels.module.css'

const names = ['length', 'width', 'height', 'lbs_weight', 'weight'] as const
/** As typed: inches, pounds and ounces. */
export type TypedParcel = Readonly<Record<(typeof names)[number], string>>

export const typedParcel = (parcel: Readonly<Record<(typeof names)[number], number>> | null): TypedParcel => {
  const of = (name: (typeof names)[number]) => (parcel ? String(parcel[name]) : '')
  return { length: of('length'), width: of('width'), height: of('height'), lbs_weight: of('lbs_weight'), weight: of('weight') }
}
/** What is no number is sent as it stands, so that the server says so. */
export const givenParcel = (typed: TypedParcel) =>
  Object.fromEntries(names.map((name) => [name, typed[name].trim() === '' ? 0 : Number(typed[name].replace(',', '.'))]))

interface ParcelFieldsProps {
  typed: TypedParcel
  onChange: (news: Partial<TypedParcel>) => void
  refusal: Refusal | undefined
}
export function ParcelFields({ typed, onChange, refusal }: ParcelFieldsProps) {
  const { t } = useLingui()
  const ties = (name: keyof TypedParcel) => ({
    ...({ id: name, value: typed[name], inputMode: 'decimal', autoComplete: 'off', size: 's' } as const),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    error: errorAt(refusal, name),
  })
  return (
    <fieldset className={css.parcel}>
      <legend>{t`The parcel`}</legend>
      <TextField label={t`Length (in)`} {...ties('length')} />
      <TextField label={t`Width (in)`} {...ties('width')} />
      <TextField label={t`Height (in)`} {...ties('height')} />
      <TextField label={t`Weight (lb)`} {...ties('lbs_weight')} />
      <TextField label={t`and ounces`} {...ties('weight')} />
    </fieldset>
  )
}
