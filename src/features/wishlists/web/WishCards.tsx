import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { wishlists } from '../contract.ts'
import { useWishKinds } from './use-wish-kinds.ts'
import css from './Wishlist.module.css'

type WishAnswer = AnswerOf<typeof wishlists.list>['wishlists']['data'][number]

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
          {own && <TakeOff wish={wish} />}
        </li>
      ))}
    </ul>
  )
}

/** Taken off at once; the toast puts it back. */
function TakeOff({ wish }: { wish: WishAnswer }) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const { run, busy } = useCommand(wishlists.wish)
  const { wishable_type, wishable_id, user_id, note, max_amount, card } = wish
  async function set(is_wished: boolean) {
    if (refused(await run({ wishable_type, wishable_id, is_wished, ...(is_wished && { note, max_amount }) }))) return
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
