import { useLingui } from '@lingui/react/macro'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import type { EventFormState } from './use-event-form.ts'

/** What a place costs, and how long it may be given back. */
export function FormPrice({ form: { draft, set, refusal } }: { form: EventFormState }) {
  const { t } = useLingui()
  const { currency } = useSite()
  return (
    <>
      <MoneyField
        id="price"
        label={t`Price of a place`}
        hint={t`Left empty: nothing. It is held until the event is over, then it is yours, less our commission.`}
        optional
        currency={currency}
        {...(draft.price !== undefined && { amount: draft.price })}
        onAmount={(price) => set({ price })}
        error={errorAt(refusal, 'price')}
      />
      {draft.price !== undefined && draft.price > 0 && (
        <NumberField
          id="refund_days"
          label={t`Paid back until`}
          hint={t`So many days before the start a ticket may be given back. Left empty: not at all. If you call the event off, all is paid back.`}
          optional
          unit={t`days before`}
          {...(draft.refund_days !== undefined && { value: draft.refund_days })}
          onValue={(refund_days) => set({ refund_days })}
          error={errorAt(refusal, 'refund_days')}
        />
      )}
    </>
  )
}
