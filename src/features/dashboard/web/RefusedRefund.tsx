import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Id } from '#kernel/shapes.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'

const SettleOutside = lazyPart(() => import('./SettleOutside.tsx').then((part) => part.SettleOutside))

/** What an operator can do about a refund that a bank refused: send it again, or say that it was paid in another way. */
export function RefusedRefund({ id, busy, onAgain }: { id: Id<'payment_refunds'>; busy: boolean; onAgain: () => void }) {
  const { t } = useLingui()
  const [settling, setSettling] = useState(false)
  return (
    <span className="row row--wrap">
      <Button size="s" onClick={onAgain} pending={busy ? t`Trying…` : undefined}>{t`Try again`}</Button>
      <Button size="s" variant="quiet" onClick={() => setSettling(true)}>{t`Paid in another way`}</Button>
      {settling && <SettleOutside id={id} onClose={() => setSettling(false)} />}
    </span>
  )
}
