import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { type Draft, type EditedPlan, unclearLimits } from './plan-draft.ts'

interface PlanFieldsProps {
  plan: EditedPlan
  draft: Draft
  onDraft: (draft: Draft) => void
  refusal: Refusal | undefined
  /** True after the first submit: from then on invalid fields show errors. */
  tried: boolean
}

/** Prices and limits. Free has no price; guests have no limits. */
export function PlanFields({ plan: { code, currency, amount, yearly_amount }, draft, onDraft, refusal, tried }: PlanFieldsProps) {
  const { t } = useLingui()
  const { limits } = useData(dashboard.plans, {})
  const unclear = tried ? unclearLimits(draft) : []
  const missing = (typed: number | undefined) => (tried && typed === undefined ? t`Enter an amount such as 8.00` : undefined)
  return (
    <>
      {code !== 'guest' && code !== 'free' && (
        <div className={css.fields}>
          <MoneyField
            {...{ id: 'amount', label: t`A month`, currency, amount: draft.amount ?? amount, required: true }}
            error={errorAt(refusal, 'amount') ?? missing(draft.amount)}
            onAmount={(typed) => onDraft({ ...draft, amount: typed })}
          />
          <MoneyField
            {...{ id: 'yearly_amount', label: t`A year`, currency, amount: draft.yearly_amount ?? yearly_amount, required: true }}
            error={errorAt(refusal, 'yearly_amount') ?? missing(draft.yearly_amount)}
            onAmount={(typed) => onDraft({ ...draft, yearly_amount: typed })}
          />
        </div>
      )}
      {code !== 'guest' && (
        <fieldset className={css.plainset} id="limits">
          <legend>{t`Limits`}</legend>
          <p className="small text-2">{t`An empty field is no limit. Whatever is over a limit is kept and can be read; it only stops growing.`}</p>
          <div className={css.fields}>
            {limits.map(({ name, label }) => (
              <TextField
                key={name}
                label={label}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                defaultValue={draft.limits[name] ?? ''}
                error={unclear.includes(name) ? t`Enter a whole number, or nothing` : undefined}
                onChange={(event) => onDraft({ ...draft, limits: { ...draft.limits, [name]: event.target.value } })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
