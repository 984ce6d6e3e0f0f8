import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import type { ProductAction } from './use-moves.ts'

interface ProductMovesProps {
  actions: readonly ProductAction[]
  busy: ProductAction | undefined
  onMove: (what: ProductAction) => unknown
  size?: 's' | 'm'
  /** Accessible name: the product these buttons belong to. */
  name: string
}

/** Buttons of the actions that the state machine allows now. */
export function ProductMoves({ actions, busy, onMove, size, name }: ProductMovesProps) {
  const { t } = useLingui()
  const words: Record<ProductAction, string> = {
    publish: t`List for sale`,
    unpublish: t`Take off the market`,
    archive: t`Archive`,
    restore: t`Restore`,
  }
  const pending: Record<ProductAction, string> = { publish: t`Listing`, unpublish: t`Taking off`, archive: t`Putting away`, restore: t`Restoring` }
  return actions.map((action) => (
    <Button
      key={action}
      size={size}
      aria-label={`${words[action]}: ${name}`}
      pending={busy === action ? pending[action] : undefined}
      onClick={() => busy || onMove(action)}
    >
      {words[action]}
    </Button>
  ))
}
