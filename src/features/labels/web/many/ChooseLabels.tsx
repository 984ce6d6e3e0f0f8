import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import type { labels } from '../../contract.ts'
import { ParcelFields } from '../ParcelFields.tsx'
import { LabelTotal } from './LabelTotal.tsx'
import css from './Many.module.css'
import { OrderChoice } from './OrderChoice.tsx'
import { useMany } from './use-many.ts'

/** First the orders, then what each label costs, then all of them are paid. */
export function ChooseLabels({ found }: { found: AnswerOf<typeof labels.waiting> }) {
  const { t } = useLingui()
  const many = useMany(found.orders)
  const toast = useToast()
  const { rows, chosen, priced, asking, buying } = many
  const ids = rows.map(({ order_id }) => order_id)
  const waits = rows.length
  async function buy() {
    const held = await many.buy(priced)
    if (held) toast({ title: t`${plural(held, { one: 'One label is being bought', other: '# labels are being bought' })}` })
  }
  return (
    <section className={css.part} aria-labelledby="waiting-labels">
      <h2 id="waiting-labels">{t`To be sent, without a label`}</h2>
      {found.more && <p className="text-2">{t`These are the ${waits} oldest. Buy their labels, then those of the next.`}</p>}
      <Check
        label={t`All that wait`}
        count={String(waits)}
        checked={chosen.length === waits}
        onChange={({ target }) => many.choose(ids, target.checked)}
      />
      <ul className={`plain ${css.list}`}>
        {rows.map((row) => (
          <OrderChoice
            key={row.order_id}
            row={row}
            onChoose={(on) => many.choose([row.order_id], on)}
            onRate={(rate) => many.pick(row.order_id, rate)}
          />
        ))}
      </ul>
      {chosen.some(({ parcel }) => !parcel) && (
        <>
          <p className="text-2">{t`Some products do not say what their parcel measures. This is taken for all of those:`}</p>
          <ParcelFields typed={many.typed} onChange={many.type} refusal={asking.refusal} />
        </>
      )}
      <Refused
        refusal={asking.refusal ?? buying.refusal}
        fields={{ length: t`Length (in)`, width: t`Width (in)`, height: t`Height (in)`, lbs_weight: t`Weight (lb)`, weight: t`and ounces` }}
      />
      {many.compared && priced.length > 0 && <LabelTotal rates={priced.map(({ rate }) => rate)} available={found.available} />}
      <div className="row row--wrap">
        <Button
          variant={priced.length ? undefined : 'fill'}
          disabled={!chosen.length}
          onClick={many.compare}
          pending={asking.busy ? t`Asking the carriers…` : undefined}
        >
          {t`${plural(chosen.length, { one: 'Compare rates for # order', other: 'Compare rates for # orders' })}`}
        </Button>
        {priced.length > 0 && (
          <Button variant="fill" onClick={buy} pending={buying.busy ? t`Buying…` : undefined}>
            {t`${plural(priced.length, { one: 'Buy # label', other: 'Buy # labels' })}`}
          </Button>
        )}
      </div>
    </section>
  )
}
