import { Plural, useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import type { ListingKind } from '#web/ui/cards/kinds.ts'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { isWaiting } from '../../rules.ts'
import type { AuctionListed } from '../auction-answer.ts'
import { altOf, liesOf, priceOf } from '../card/card-words.ts'
import { Countdown } from '../clock/Countdown.tsx'
import { auctionPath, cartPath, editPath, orderPath } from '../paths.ts'
import css from './MyAuctions.module.css'

/** A lot in one's own lists: what it is, how it stands, and the next step. */
export function MyAuctionRow({ lot, now }: { lot: AuctionListed; now: number }) {
  const { t } = useLingui()
  const { id, number, name, media, status, bid_count, watcher_count, ends_at, publish_at, currency } = lot
  const picture = media ? pictureOf(media, lot) : undefined
  return (
    <li className={css.row}>
      <Thumb {...(picture && { picture })} alt={altOf(lot)} lies={liesOf(lot)} size={72} />
      <div className={css.what}>
        <a className="strong" href={isWaiting(status) ? editPath(id) : auctionPath(id)}>
          <bdi>{name}</bdi>
        </a>
        <p className="caption">
          {t`Lot ${spokenNumber(number)}`} · <Plural value={bid_count} _0="no bids" one="# bid" other="# bids" />
          {watcher_count > 0 && (
            <>
              {' · '}
              <Plural value={watcher_count} one="# watching" other="# watching" />
            </>
          )}
          {publish_at && (
            <>
              {' · '}
              {t`opens`} <DateTime at={publish_at} named />
            </>
          )}
          {ends_at && !publish_at && (
            <>
              {' · '}
              {status === 'active' ? <Countdown ends_at={ends_at} now={now} /> : <DateTime at={ends_at} />}
            </>
          )}
        </p>
        <NextStep lot={lot} />
      </div>
      <span className={css.end}>
        <Price money={{ amount: priceOf(lot), currency }} />
        <Stand lot={lot} />
      </span>
    </li>
  )
}

/** How it stands to the member, in a word. */
function Stand({ lot }: { lot: AuctionListed }) {
  const { t } = useLingui()
  const { status, standing, is_own, reserve, order_status } = lot
  const statuses: Record<AuctionListed['status'], [string, ListingKind]> = {
    draft: [t({ message: 'Draft', context: 'an auction' }), 'supply'],
    scheduled: [t({ message: 'Scheduled', context: 'an auction' }), 'event'],
    active: [t({ message: 'Running', context: 'auctions' }), 'auction'],
    closed_sold: [t({ message: 'Sold', context: 'auctions' }), 'sale'],
    closed_unsold: [t({ message: 'Not sold', context: 'an auction' }), 'supply'],
    defaulted: [t({ message: 'Not paid', context: 'an auction' }), 'bounty'],
    cancelled: [t({ message: 'Ended early', context: 'an auction' }), 'supply'],
  }
  const standings: Record<NonNullable<AuctionListed['standing']>, [string, ListingKind]> = {
    active: statuses.active,
    leading: [reserve === 'not_met' ? t`Highest, reserve not met` : t`Highest, you`, 'sale'],
    outbid: [t({ message: 'Outbid', context: 'an auction' }), 'auction'],
    won: [order_status === 'pending_payment' ? t`Won, to pay` : t`Won`, 'sale'],
    loss: [t({ message: 'Lost', context: 'auctions' }), 'supply'],
    expired: [t({ message: 'Without an order', context: 'auctions' }), 'supply'],
  }
  const [word, kind] = !is_own && standing ? standings[standing] : statuses[status]
  return <Badge kind={kind}>{word}</Badge>
}

function NextStep({ lot: { id, name, status, is_own, standing, order_id, order_status } }: { lot: AuctionListed }) {
  const { t } = useLingui()
  if (standing === 'won' && order_status === 'pending_payment')
    return <Button size="s" variant="auction" href={cartPath(id)} aria-label={t`Pay now: ${name}`}>{t`Pay now`}</Button>
  if (order_id) return <a className="link small" href={orderPath(order_id)} aria-label={t`The order: ${name}`}>{t`The order`}</a>
  if (is_own && isWaiting(status)) return <a className="link small" href={editPath(id)} aria-label={t`Edit: ${name}`}>{t`Edit`}</a>
  if (standing === 'outbid' && status === 'active')
    return <a className="link small" href={`${auctionPath(id)}#bid`} aria-label={t`Bid again: ${name}`}>{t`Bid again`}</a>
  return null
}
