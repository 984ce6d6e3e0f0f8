import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/router/use-site.ts'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { FloorFields } from './FloorFields.tsx'
import type { WishMore } from './use-wishes.ts'

interface WishFieldsProps {
  /** A wish for an entry of the catalogue, of which there are copies. */
  copies: boolean
  more: WishMore
  onChange: (more: WishMore) => void
}

/** What a wish says besides: a note that others read, and the most to pay, which they do not. */
export function WishFields({ copies, more, onChange }: WishFieldsProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const { note = '', max_amount } = more
  return (
    <>
      <TextArea
        label={t`Note`}
        hint={t`Whoever may see your wishlist reads it: the condition you look for, for example.`}
        optional
        rows={2}
        maxLength={500}
        value={note}
        onChange={({ target }) => onChange({ ...more, note: target.value })}
      />
      <MoneyField
        label={t`The most you would pay`}
        hint={t`Only you see it.`}
        optional
        currency={currency}
        {...(typeof max_amount === 'number' && { amount: max_amount })}
        onAmount={(amount) => onChange({ ...more, max_amount: amount ?? null })}
      />
      {copies && <FloorFields more={more} onChange={onChange} />}
    </>
  )
}
