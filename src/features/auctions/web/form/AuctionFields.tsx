import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf } from '#features/vocabularies/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { PublishAtField } from '#web/ui/controls/PublishAtField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import css from './AuctionForm.module.css'
import type { AuctionDraft } from './auction-draft.ts'
import type { AuctionForm } from './use-auction-form.ts'

type Fields = Pick<AuctionForm, 'draft' | 'set' | 'refusal'> & { readonly timing?: AuctionForm['timing'] }
type Sum = 'initial_bid' | 'reserve_price' | 'buy_it_now_price' | 'shipping_amount' | 'shipping_abroad'
type Word = 'name' | 'description' | 'ends_at' | 'shipping_option' | 'domestic' | 'international'

function useTies({ draft, set, refusal }: Fields) {
  const { currency } = useSite()
  return {
    sum: (name: Sum) => ({
      ...{ id: name, currency, error: errorAt(refusal, name) },
      ...(draft[name] !== undefined && { amount: draft[name] }),
      onAmount: (amount: number | undefined) => set({ [name]: amount }),
    }),
    word: (name: Word, at: string = name) => ({
      id: at,
      value: draft[name],
      error: errorAt(refusal, at),
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<AuctionDraft>),
    }),
  }
}

/** The price and the end: what makes it an auction. */
export function PriceFields(fields: Fields) {
  const { t } = useLingui()
  const { sum, word } = useTies(fields)
  const zone = useContext(ZoneContext)
  return (
    <>
      <h2>{t`Price and end`}</h2>
      <div className={css.fields}>
        <MoneyField label={t`Bidding starts at`} required {...sum('initial_bid')} />
        <TextField
          label={t`It ends`}
          required
          type="datetime-local"
          hint={t`An hour to 30 days after it opens, by the clock of ${zone}.`}
          {...word('ends_at')}
        />
        {fields.timing && <PublishAtField timing={fields.timing} error={errorAt(fields.refusal, 'publish_at')} />}
        <MoneyField label={t`Reserve`} optional hint={t`Below it nobody wins. Buyers see only whether it is met.`} {...sum('reserve_price')} />
        <MoneyField
          label={t`Buy it now`}
          optional
          hint={t`At least the reserve, and 30 % above the start. Gone with the first bid, or when the reserve is met.`}
          {...sum('buy_it_now_price')}
        />
      </div>
    </>
  )
}

export function WordFields(fields: Fields) {
  const { t } = useLingui()
  const { word } = useTies(fields)
  return (
    <>
      <h2>{t`What it is`}</h2>
      <div className={css.fields}>
        <TextField className={css.wide ?? ''} label={t`Title`} maxLength={140} {...word('name')} />
        <TextArea className={css.wide ?? ''} label={t`Description`} optional maxLength={5000} {...word('description')} />
      </div>
    </>
  )
}

const DAYS = ['0', '14', '30', '60', '90'] as const
const ways = { types: ['shippingOptions' as const] }

/** Left alone, the store's own ways of sending are offered. */
export function TermFields({ store, ...fields }: Fields & { store: boolean }) {
  const { t } = useLingui()
  const { sum, word } = useTies(fields)
  const lists = useMaybe(vocabularies.staticData, ways, true)?.data
  const days = DAYS.map((count) => ({ value: count, label: count === '0' ? t`No returns` : t`Within ${count} days` }))
  return (
    <>
      <h2>{t`Sending and returns`}</h2>
      <div className={css.fields}>
        <Select
          className={css.wide ?? ''}
          label={t`How it is sent`}
          placeholder={store ? t`As in my store` : t`Choose`}
          choices={choicesOf(lists?.shippingOptions)}
          {...word('shipping_option')}
        />
        {fields.draft.shipping_option !== '' && (
          <>
            <MoneyField label={t`Postage`} {...sum('shipping_amount')} />
            <MoneyField label={t`Postage abroad`} optional hint={t`Empty: it is not sent abroad.`} {...sum('shipping_abroad')} />
          </>
        )}
        <Select label={t`Returns within the country`} choices={days} {...word('domestic', 'return_policy.domestic')} />
        <Select label={t`Returns from abroad`} choices={days} {...word('international', 'return_policy.international')} />
      </div>
    </>
  )
}
