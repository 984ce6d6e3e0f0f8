import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { wishlists } from '../contract.ts'
import type { WishAnswer } from './types.ts'
import type { WishMore } from './use-wishes.ts'
import { WishFields } from './WishFields.tsx'

/** Note and highest price of a wish. */
export function WishDialog({ wish, onClose }: { wish: WishAnswer; onClose: () => void }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { wishable_type, wishable_id, user_id, note, max_amount, least_condition, least_grade } = wish
  const [more, setMore] = useState<WishMore>({ note, max_amount, least_condition, least_grade })
  const { run, busy, refusal } = useCommand(wishlists.wish)
  async function save() {
    if (refused(await run({ wishable_type, wishable_id, ...more }))) return
    await cache.touched(new Set([`wishlist of member:${user_id}`]))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={wish.card.title}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <WishFields copies={wishable_type === 'CatalogueEntry'} more={more} onChange={setMore} />
        {refusal && <Refused refusal={refusal} />}
        <div className="row row--wrap">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>
        </div>
      </form>
    </Dialog>
  )
}
