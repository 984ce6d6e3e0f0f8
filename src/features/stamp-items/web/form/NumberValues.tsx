import { useLingui } from '@lingui/react/macro'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import type { TypedNumber } from '../blank-draft.ts'
import type { PartProps } from '../form-parts.ts'
import css from './ItemForm.module.css'

/** What each catalogue says it is worth, and the year of that catalogue: a value without its year says little. */
export function NumberValues({ draft, set, lists, refusal }: PartProps) {
  const { t } = useLingui()
  const site = useSite()
  const change = (at: number, news: Partial<TypedNumber>) =>
    set({ catalogue_number: draft.catalogue_number.map((one, here) => (here === at ? { ...one, ...news } : one)) })
  return draft.catalogue_number.map(({ type, number, custom_value, value, currency, year }, at) => {
    if (!number.trim()) return null
    const catalogue = [custom_value || nameOf(lists.stampCatalogNumberTypes, type), number].join(' ')
    const money = currency ?? site.currency
    return (
      <div className={css.money} key={`${type} ${at}`}>
        <MoneyField
          label={t`Value in ${catalogue}`}
          currency={money}
          {...(value !== null && { amount: value })}
          onAmount={(amount) => change(at, { value: amount ?? null, currency: amount === undefined ? null : money })}
          error={errorAt(refusal, `catalogue_number.${at}.value`)}
        />
        <TextField
          label={t`Year of the catalogue`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year === null ? '' : String(year)}
          onChange={({ target }) => change(at, { year: /^\d{1,4}$/.test(target.value) ? Number(target.value) : null })}
          error={errorAt(refusal, `catalogue_number.${at}.year`)}
        />
      </div>
    )
  })
}
