import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'

export function CartEmpty() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Your Cart is Empty`}
      line={t`What you put in stays here, on this device.`}
      action={<Button variant="fill" href="/marketplace/for-sale">{t`See what is for sale`}</Button>}
    />
  )
}
