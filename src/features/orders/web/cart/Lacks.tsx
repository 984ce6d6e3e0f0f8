import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { Quoted } from './use-quote.ts'

interface LacksProps {
  store: Pick<Quoted['stores'][number], 'store_id' | 'store_name' | 'minimum_order' | 'lacks'>
  currency: string
}

/** A parcel below the minimum order of its store: what is missing, and the way to more of it. */
export function Lacks({ store: { store_id, store_name, minimum_order, lacks }, currency }: LacksProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  if (!lacks) return null
  const [least, more] = [minimum_order, lacks].map((amount) => moneyText({ amount, currency }, numbers))
  return (
    <Note tone="warn">
      {t`${store_name} sends from ${least} on. ${more} is missing: add something of it, or take its items out.`}{' '}
      <a className="link" href={`/stores/${store_id}`}>{t`To the store`}</a>
    </Note>
  )
}
