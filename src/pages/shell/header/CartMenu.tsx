import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useCoinCart } from '#features/coins/web/public.tsx'
import { useCartCount } from '#features/orders/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useClosing } from '#web/ui/overlays/use-closing.ts'

const CartPeek = lazyPart(() => import('./CartPeek.tsx').then((part) => part.CartPeek))

/**
 * The cart in the header: what is in it, and the way to the checkout; these load when it is first opened. The link is there at once and stays the
 * same element: who tabs before they have loaded must find it, or the focus leaves the menu and closes it.
 */
export function CartMenu() {
  const { t } = useLingui()
  const box = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const { pending } = useCoinCart()
  const count = useCartCount()
  const filled = count > 0 || pending
  const { close, press } = useClosing(box)
  return (
    <details className="menu-pop menu-pop--end" ref={box} onKeyDown={press} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="icon-btn" aria-label={filled ? t`Cart, has items` : t`Cart`}>
        <Icon name="shopping-cart" />
        {filled && <span className="dot" />}
      </summary>
      <section className="menu" aria-label={t`Cart`}>
        {opened && <CartPeek onLeave={close} />}
        <a className="note-foot" href={pending && !count ? '/wallet/cart' : '/cart'} onClick={close}>{t`Cart`}</a>
      </section>
    </details>
  )
}
