import { useLingui } from '@lingui/react/macro'
import { SLIDER_END } from '#kernel/measures.ts'
import { amountText, currencySymbol, minorDigits, readMoney } from '#kernel/written/money-text.ts'
import list from '#web/list/List.module.css'
import type { Filters } from '#web/list/use-filters.ts'
import { useSite } from '#web/router/use-site.ts'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from '../for-sale/ForSale.module.css'
import type { RailFilters } from './rail-filters.ts'
import { useTyped } from './use-typed.ts'

type End = 'price_from' | 'price_to'

/** Slider and two fields; at its ends the slider sets no limit. */
export function PriceFacet({ draft, type }: Pick<Filters<RailFilters>, 'draft' | 'type'>) {
  const { t } = useLingui()
  const { currency } = useSite()
  const unit = 10 ** minorDigits(currency)
  const [low, high] = [at(draft.price_from, unit, 0), at(draft.price_to, unit, SLIDER_END)]
  const slide = (end: End, value: number) => type({ [end]: value === (end === 'price_from' ? 0 : SLIDER_END) ? undefined : value * unit })
  return (
    <Facet label={t`Price`} set={Number(draft.price_from !== undefined || draft.price_to !== undefined)}>
      <div className={`${css.slider} ${list.scripted}`} ref={fillTo(low, high)}>
        <input
          type="range"
          min={0}
          max={SLIDER_END}
          step={5}
          value={low}
          aria-label={t`Lowest price`}
          onChange={(event) => slide('price_from', Math.min(Number(event.target.value), high))}
        />
        <input
          type="range"
          min={0}
          max={SLIDER_END}
          step={5}
          value={high}
          aria-label={t`Highest price`}
          aria-valuetext={high === SLIDER_END ? `${SLIDER_END}+` : undefined}
          onChange={(event) => slide('price_to', Math.max(Number(event.target.value), low))}
        />
      </div>
      <div className={`row ${css.ends}`}>
        <PriceInput name="lowest" label={t`Lowest price`} empty="0" amount={draft.price_from} onAmount={(price_from) => type({ price_from })} />
        <span className="muted">{t`to`}</span>
        <PriceInput
          name="highest"
          label={t`Highest price`}
          empty={`${SLIDER_END}+`}
          amount={draft.price_to}
          onAmount={(price_to) => type({ price_to })}
        />
      </div>
      <p className="hint">{t`Left untouched, prices have no limit.`}</p>
    </Facet>
  )
}

/** Track between the thumbs. Content security policy: inline styles are forbidden, so script sets them. */
const fillTo = (low: number, high: number) => (slider: HTMLDivElement | null) => {
  slider?.style.setProperty('--low', `${(low / SLIDER_END) * 100}%`)
  slider?.style.setProperty('--high', `${(high / SLIDER_END) * 100}%`)
}

const at = (amount: number | undefined, unit: number, end: number) => (amount === undefined ? end : Math.min(SLIDER_END, Math.round(amount / unit)))

interface PriceInputProps {
  name: string
  label: string
  empty: string
  amount: RailFilters[End]
  onAmount: (amount: number | undefined) => void
}

function PriceInput({ name, label, empty, amount, onAmount }: PriceInputProps) {
  const { currency } = useSite()
  const numbers = useNumbers()
  const written = amount === undefined ? '' : amountText({ amount, currency }, numbers)
  const [typed, setTyped] = useTyped(written)
  const read = readMoney(typed, currency, numbers)
  const keep = () => {
    if (read !== amount && (read !== undefined || typed.trim() === '')) onAmount(read || undefined)
  }
  return (
    <div className="money">
      <span aria-hidden="true">{currencySymbol(currency, numbers)}</span>
      <input
        className="input input--s"
        name={name}
        aria-label={label}
        aria-invalid={typed !== '' && read === undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        placeholder={empty}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
    </div>
  )
}
