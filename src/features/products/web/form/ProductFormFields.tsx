import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useSite } from '#web/router/use-site.ts'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import css from './ProductForm.module.css'
import { type ProductDraft, UNCLEAR } from './ProductFormDraft.ts'
import { ProductFormWords } from './ProductFormWords.tsx'

interface ProductFormFieldsProps {
  draft: ProductDraft
  set: (news: Partial<ProductDraft>) => void
  /** True if the item has mint and used units. */
  both: boolean
  refusal: Refusal | undefined
  open?: boolean
}
const FOLDED = ['sale_price', 'quantity', 'unit', 'name', 'sub_title', 'description', 'sku']

/** The price; other fields have defaults and are collapsed. */
export function ProductFormFields({ draft, set, both, refusal, open }: ProductFormFieldsProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const fold = useRef<HTMLDetailsElement>(null)
  const flawed = FOLDED.some((name) => errorAt(refusal, name))
  useEffect(() => {
    if (flawed && fold.current) fold.current.open = true
  }, [flawed])
  const units = [
    { value: 'mint', label: t`Mint` },
    { value: 'used', label: t`Used` },
  ]
  const sale = {
    id: 'sale_price',
    currency,
    amount: draft.sale_price === UNCLEAR ? undefined : draft.sale_price,
    error: errorAt(refusal, 'sale_price'),
  }
  const full = { id: 'regular_price', currency, amount: draft.regular_price, error: errorAt(refusal, 'regular_price') }
  const count = { id: 'quantity', value: draft.quantity, error: errorAt(refusal, 'quantity') }
  const piece = { id: 'unit', value: draft.unit, choices: units, error: errorAt(refusal, 'unit') }
  return (
    <>
      <MoneyField
        className={css.price}
        label={t`Price`}
        required
        above
        autoFocus={!open && draft.productable_type === 'StampItem'}
        {...full}
        onAmount={(regular_price) => set({ regular_price })}
      />
      <details className={css.more} ref={fold} open={open || draft.productable_type === 'Supply'}>
        <summary>
          <Icon name="caret-down" size="s" />
          <Trans>Sale price, quantity, words</Trans>
        </summary>
        <div className={css.fields}>
          <MoneyField
            label={t`Sale price`}
            optional
            above
            {...sale}
            onAmount={(sale_price, text) => set({ sale_price: text.trim() === '' ? undefined : (sale_price ?? UNCLEAR) })}
            hint={t`Below the price, which is then struck through.`}
          />
          <NumberField label={t`Quantity`} {...count} onValue={(quantity) => set({ quantity })} />
          {both && <Select label={t`Which pieces`} {...piece} onChange={({ target }) => set({ unit: target.value as ProductDraft['unit'] })} />}
          <ProductFormWords {...{ draft, set, refusal }} />
        </div>
      </details>
      <TermsFold {...{ draft, set, refusal }} />
    </>
  )
}

const TERMS = [
  'return_policy',
  'shipping_option',
  'shipping_instructions',
  'tags',
  'published_at',
  'length',
  'width',
  'height',
  'lbs_weight',
  'weight',
]

/** Loaded when it is opened: most listings follow their store's rules. */
function TermsFold({ draft, set, refusal }: Omit<ProductFormFieldsProps, 'both' | 'open'>) {
  const [open, setOpen] = useState(false)
  const flawed = TERMS.some((name) => errorAt(refusal, name))
  const shown = open || flawed
  return (
    <details className={css.more} open={shown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="caret-down" size="s" />
        <Trans>Offers, returns, sending, time</Trans>
      </summary>
      {shown && <ProductFormTerms {...{ draft, set, refusal }} />}
    </details>
  )
}
const ProductFormTerms = lazyPart(() => import('./ProductFormTerms.tsx').then((part) => part.ProductFormTerms))
