import { Trans, useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { MoneyField } from '#web/ui/MoneyField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt } from '#web/use-call.ts'
import { useSite } from '#web/use-site.ts'
import css from './ProductForm.module.css'
import type { ProductDraft } from './ProductFormDraft.ts'

interface ProductFormFieldsProps {
  draft: ProductDraft
  set: (news: Partial<ProductDraft>) => void
  /** Whether the item has pieces of both sorts to choose from. */
  both: boolean
  no: Refusal | undefined
  open?: boolean
}
const FOLDED = ['sale_price', 'quantity', 'name', 'sub_title', 'description', 'sku', 'unit']

/** The price; all else is filled in already and waits behind one press. */
export function ProductFormFields({ draft, set, both, no, open }: ProductFormFieldsProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const units = [
    { value: 'mint', label: t`Mint` },
    { value: 'used', label: t`Used` },
  ]
  const ties = (name: 'name' | 'sub_title' | 'sku' | 'description') => ({
    id: name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(no, name),
  })
  return (
    <>
      <MoneyField
        className={css.price}
        label={t`Price`}
        id="regular_price"
        required
        autoFocus={!open}
        {...{ currency }}
        amount={draft.regular_price}
        onAmount={(regular_price) => set({ regular_price })}
        error={errorAt(no, 'regular_price')}
      />
      <details className={css.more} open={open || FOLDED.some((name) => errorAt(no, name)) || undefined}>
        <summary>
          <Icon name="caret-down" size="s" />
          <Trans>Sale price, quantity, words</Trans>
        </summary>
        <div className={css.fields}>
          <MoneyField
            label={t`Sale price`}
            id="sale_price"
            optional
            {...{ currency }}
            amount={draft.sale_price}
            onAmount={(sale_price) => set({ sale_price })}
            hint={t`Below the price; the price is then struck through.`}
            error={errorAt(no, 'sale_price')}
          />
          <NumberField
            label={t`Quantity`}
            id="quantity"
            value={draft.quantity}
            onValue={(quantity) => set({ quantity: quantity as number })}
            error={errorAt(no, 'quantity')}
          />
          {both && (
            <Select
              label={t`Which pieces`}
              id="unit"
              choices={units}
              value={draft.unit}
              onChange={({ target }) => set({ unit: target.value as ProductDraft['unit'] })}
              error={errorAt(no, 'unit')}
            />
          )}
          <TextField className={css.wide} label={t`Title`} maxLength={140} required autoComplete="off" {...ties('name')} />
          <TextField className={css.wide} label={t`Second line`} optional maxLength={140} autoComplete="off" {...ties('sub_title')} />
          <TextArea className={css.wide} label={t`Description`} maxLength={5000} {...ties('description')} />
          <TextField
            className={css.wide}
            label={t`Your own number`}
            optional
            maxLength={60}
            autoComplete="off"
            hint={t`Where it lies in your stock. Only you see it.`}
            {...ties('sku')}
          />
        </div>
      </details>
    </>
  )
}
