import { Plural, useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { orderPath, tradePath } from './paths.ts'
import css from './Trades.module.css'
import { type TradeCardAnswer, useTradeWords } from './trade-words.ts'

const SHOWN = 2

/** A trade of a list: what is given, for what, until when, and how many offers wait. */
export function TradeRow({ card, eager, dealt }: { card: TradeCardAnswer; eager?: boolean; dealt?: boolean }) {
  const { t } = useLingui()
  const words = useTradeWords()
  const { tradeables } = card
  return (
    <li className={`deal-row deal-row--pair ${css.row}`}>
      <div className="deal-well">
        {tradeables
          .slice(0, SHOWN)
          .map(({ image_url, name }) =>
            image_url === null ? null : <img key={name} className="item" src={image_url} alt="" loading={eager ? 'eager' : 'lazy'} />,
          )}
      </div>
      <div>
        <h2>
          <a href={dealt && card.order_id ? orderPath(card.id) : tradePath(card.id)}>
            <bdi>{card.title}</bdi>
          </a>
        </h2>
        <p className="caption">
          <bdi>{card.owner_name}</bdi> · <Plural value={tradeables.length} one="# item" other="# items" />
        </p>
      </div>
      <p className="deal-fact">
        {words.types[card.trade_type]}
        {card.is_direct && <span>{t`Direct proposal`}</span>}
      </p>
      <p className="deal-fact">
        <b className="strong">
          {card.status === 'active' && card.expiry_time ? (
            <>
              {t`until`} <DateTime at={card.expiry_time} show="date" />
            </>
          ) : card.publish_at ? (
            <>
              {t`opens`} <DateTime at={card.publish_at} named />
            </>
          ) : (
            words.lists[card.status]
          )}
        </b>
        <span>
          <Plural value={card.proposal_count} _0="no offer yet" one="# offer" other="# offers" />
        </span>
      </p>
    </li>
  )
}
