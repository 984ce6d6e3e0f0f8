import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { badge } from '../parts/badge.ts'

/** The wishlist, with how many wishes are on it. */
export function WishLink({ count }: { count: number }) {
  const { t } = useLingui()
  const label = t`Wishlist`
  return (
    <a className="icon-btn only-d" href="/wishlists" aria-label={count ? t`Wishlist, ${count} wishes` : label}>
      <Icon name="heart" />
      {count > 0 && <span className="count">{badge(count)}</span>}
    </a>
  )
}
