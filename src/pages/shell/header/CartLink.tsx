import { useLingui } from '@lingui/react/macro'
import { useCoinCart } from '#features/coins/web/public.tsx'
import { useCartCount } from '#features/orders/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'

export function CartLink({ className = '' }: { className?: string }) {
  const { t } = useLingui()
  const { pending } = useCoinCart()
  const count = useCartCount() + (pending ? 1 : 0)
  return (
    <a className={`icon-btn ${className}`} href="/cart" aria-label={count ? t`Cart, has items` : t`Cart`}>
      <Icon name="shopping-cart" />
      {count > 0 && <span className="dot" />}
    </a>
  )
}
