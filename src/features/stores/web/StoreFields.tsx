import { useLingui } from '@lingui/react/macro'
import { type Pictures, PicturesField } from '#features/media/web/public.tsx'
import { type Term, TermField } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { MoneyField, type MoneyFieldProps } from '#web/ui/money/MoneyField.tsx'
import css from './StoreFields.module.css'
import type { StoreDraft } from './store-draft.ts'

interface StoreFieldsProps {
  draft: StoreDraft
  set: (news: Partial<StoreDraft>) => void
  countries: readonly Term[]
  refusal: Refusal | undefined
}
type StoreTextName = Exclude<keyof StoreDraft, 'returns_days' | 'minimum_order' | 'type' | 'topic_ids' | 'category_ids' | 'country_ids'>

/** Form of name, type, place and returns. */
export function StoreFields({ draft, set, countries, refusal }: StoreFieldsProps) {
  const { t } = useLingui()
  const ties = (name: StoreTextName) => ({
    id: name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, name),
  })
  const types = [
    { value: 'individual', label: t`A collector`, line: t`You sell from your own collection.` },
    { value: 'business', label: t`A business`, line: t`You trade as a company. Part of the Diamond plan.` },
  ]
  return (
    <div className={css.fields}>
      <TextField className={css.wide} label={t`Store name`} required maxLength={80} autoComplete="organization" {...ties('name')} />
      <TermField label={t`Country`} required terms={countries} {...ties('country')} onValue={(country) => set({ country })} />
      <TextField label={t`City`} required maxLength={100} autoComplete="address-level2" hint={t`Where your parcels leave from.`} {...ties('city')} />
      <TextArea
        className={css.wide}
        label={t`About your store`}
        optional
        maxLength={5000}
        hint={t`What you collect, what you sell, how you pack.`}
        {...ties('description')}
      />
      <div className={css.wide}>
        <RadioCards
          label={t`You sell as`}
          name="type"
          cards={types}
          value={draft.type}
          onValue={(type) => set({ type: type as StoreDraft['type'] })}
          error={errorAt(refusal, 'type')}
        />
      </div>
      <TextField label={t`Open hours`} optional maxLength={200} hint={t`As Tuesday to Friday, 10 to 18.`} {...ties('open_hours')} />
      <NumberField
        label={t`Returns within`}
        id="returns_days"
        unit={t`days`}
        value={draft.returns_days}
        onValue={(returns_days) => set({ returns_days })}
        hint={t`0 to 90; 0 means no returns.`}
        error={errorAt(refusal, 'returns_days')}
      />
      <MinimumField amount={draft.minimum_order} onAmount={(minimum_order) => set({ minimum_order })} error={errorAt(refusal, 'minimum_order')} />
    </div>
  )
}

function MinimumField({ amount, ...field }: Pick<MoneyFieldProps, 'onAmount' | 'error'> & { amount: number | undefined }) {
  const { t } = useLingui()
  const { currency } = useSite()
  return (
    <MoneyField
      label={t`Minimum order`}
      id="minimum_order"
      optional
      currency={currency}
      {...(amount !== undefined && { amount })}
      hint={t`What a buyer takes from you in one parcel at least, without postage. Prices that you have agreed on are free of it.`}
      {...field}
    />
  )
}

/** Logo of the store. */
export function StorePicture({ hanging, refusal }: { hanging: Pictures; refusal: Refusal | undefined }) {
  const { t } = useLingui()
  return (
    <div id="profile_media_id" tabIndex={-1}>
      <PicturesField
        label={t`Store picture`}
        hint={t`Your sign: a stamp, a shopfront, yourself.`}
        hanging={hanging}
        max={1}
        error={errorAt(refusal, 'profile_media_id')}
      />
    </div>
  )
}
