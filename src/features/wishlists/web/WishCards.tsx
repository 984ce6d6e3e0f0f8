import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { wishlists } from '../contract.ts'
import type { WishAnswer } from './types.ts'
import { useWishKinds } from './use-wish-kinds.ts'
import css from './Wishlist.module.css'

const WishDialog = lazyPart(() => import('./WishDialog.tsx').then((part) => part.WishDialog))

/** Wishes as holes of a stockbook page: what is wanted lies faint on the black. */
export function WishCards({ wishes, own }: { wishes: readonly WishAnswer[]; own: boolean }) {
  const kinds = useWishKinds()
  return (
    <ul className={css.book}>
      {wishes.map((wish) => (
        <li key={wish.id}>
          <span className={css.pocket} data-faint={wish.wishable_type === 'CatalogueEntry' || undefined}>
            {wish.card.image_url && <img src={wish.card.image_url} alt="" loading="lazy" />}
          </span>
          <a href={wish.card.path}>{wish.card.title}</a>
          <p>{[kinds.find(({ value }) => value === wish.wishable_type)?.label, wish.card.line].filter(Boolean).join(' · ')}</p>
          {wish.note && <p className={css.note}>{wish.note}</p>}
          {wish.max_amount !== null && wish.currency !== null && <Limit amount={wish.max_amount} currency={wish.currency} />}
          {own && (
            <span className={css.acts}>
              <Say wish={wish} />
              <TakeOff wish={wish} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Limit(money: { amount: number; currency: string }) {
  return (
    <p>
      <Trans>
        up to <Price money={money} as="plain" />
      </Trans>
    </p>
  )
}

/** Note and highest price, in a dialog. */
function Say({ wish }: { wish: WishAnswer }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        icon="pencil-simple"
        aria-label={t`Note, price: ${wish.card.title}`}
        onClick={() => setOpen(true)}
      >{t`Note, price`}</Button>
      {open && <WishDialog wish={wish} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Taken off at once; the toast puts it back. */
function TakeOff({ wish }: { wish: WishAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const { run, busy } = useCommand(wishlists.wish)
  const { wishable_type, wishable_id, user_id, note, max_amount, least_condition, least_grade, card } = wish
  async function set(is_wished: boolean) {
    if (refused(await run({ wishable_type, wishable_id, is_wished, ...(is_wished && { note, max_amount, least_condition, least_grade }) }))) return
    await cache.touched(new Set([`wishlist of member:${user_id}`]))
    if (!is_wished) toast({ title: t`No longer on your wishlist`, action: { label: t`Undo`, onPress: () => void set(true) } })
  }
  return (
    <Button
      size="s"
      variant="quiet"
      icon="x"
      pending={busy ? t`Removing` : undefined}
      aria-label={t`Remove ${card.title}`}
      onClick={() => void set(false)}
    >
      {t`Remove`}
    </Button>
  )
}
