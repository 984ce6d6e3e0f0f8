import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf } from '#features/vocabularies/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import css from './ProductForm.module.css'
import type { ProductFormTermsProps } from './ProductFormDraft.ts'
import { ProductFormParcel } from './ProductFormParcel.tsx'

const DAYS = ['0', '14', '30', '60', '90'] as const
const ways = { types: ['shippingOptions' as const] }

/** Offers, returns, sending and the time of publication: for most listings the store's own rules are enough. */
export function ProductFormTerms({ draft, set, refusal }: ProductFormTermsProps) {
  const { t } = useLingui()
  const lists = useMaybe(vocabularies.staticData, ways, true)?.data
  const zone = useContext(ZoneContext)
  const days = (count: string) => ({ value: count, label: count === '0' ? t`No returns` : t`Within ${count} days` })
  const ties = (name: 'domestic' | 'international' | 'shipping_option' | 'shipping_instructions' | 'tags' | 'published_at', at: string = name) => ({
    id: at,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, at),
  })
  const flag = (name: 'accepting_best_offer' | 'may_be_exhibited') => ({
    checked: draft[name],
    onChange: ({ target }: { target: { checked: boolean } }) => set({ [name]: target.checked }),
  })
  const returns = { placeholder: t`As in the store`, choices: DAYS.map(days) }
  return (
    <div className={css.fields}>
      <div className={`${css.wide} stack`}>
        <Check label={t`Buyers may offer another price`} {...flag('accepting_best_offer')} />
        <Check label={t`It may be shown in an exhibition`} {...flag('may_be_exhibited')} />
      </div>
      <Select label={t`Returns within the country`} {...returns} {...ties('domestic', 'return_policy.domestic')} />
      <Select label={t`Returns from abroad`} {...returns} {...ties('international', 'return_policy.international')} />
      <Select
        label={t`Sent only by`}
        placeholder={t`Any of my ways of sending`}
        choices={choicesOf(lists?.shippingOptions)}
        {...ties('shipping_option')}
      />
      <TextField
        label={t`Show it from`}
        optional
        type="datetime-local"
        hint={t`Empty: as soon as you list it. By the clock of ${zone}.`}
        {...ties('published_at')}
      />
      <TextArea className={css.wide} label={t`How it is sent`} optional maxLength={1000} {...ties('shipping_instructions')} />
      <TextField className={css.wide} label={t`Tags`} optional hint={t`Separated by commas. They are found by the search.`} {...ties('tags')} />
      <ProductFormParcel {...{ draft, set, refusal }} />
    </div>
  )
}
