import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { useSite } from '#web/router/use-site.ts'
import { Postmark } from '#web/ui/cards/Postmark.tsx'
import { postmarkDate } from '#web/ui/cards/postmark-date.ts'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from './Product.module.css'
import { type Product, standOf } from './product-words.ts'

/** Why it cannot be bought now; the seller reads it in `OwnerBar`. */
export function ProductStand({ product }: { product: Product }) {
  const { t } = useLingui()
  const site = useSite()
  const zone = useContext(ZoneContext)
  const stand = standOf(product)
  if (stand === 'sold')
    return (
      <div className={css.sold}>
        <Postmark word={t`Sold`} {...(product.sold_at && { date: postmarkDate(product.sold_at, zone) })} place={site.name} />
        <p className="text-2">{t`This one has found its collector.`}</p>
      </div>
    )
  const words = {
    reserved: t`Somebody is at the checkout with it. If it is not paid within half an hour, it is free again, and this page says so.`,
    away: t`Its seller has put it away: it is not for sale any more.`,
  }
  if (stand === 'for_sale' || (stand === 'away' && product.actions.length)) return null
  return (
    <div className={css.stand}>
      <Note tone="warn">{words[stand]}</Note>
    </div>
  )
}
