import { Plural, useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { tradePath } from './paths.ts'
import css from './TradeTile.module.css'
import { type TradeCardAnswer, useTradeWords } from './trade-words.ts'

const SHOWN = 2

/** A trade on another page: what is given, for what, how many offers wait and until when. */
export function TradeTile({ card }: { card: TradeCardAnswer }) {
  const { t } = useLingui()
  const words = useTradeWords()
  const { tradeables, title, trade_type, owner_name, expiry_time } = card
  const shown = tradeables.filter(({ image_url }) => image_url !== null).slice(0, SHOWN)
  return (
    <li className={css.tile}>
      <div className={`well ${css.well}`}>
        {shown.map(({ image_url, name }) => (
          <img key={image_url} className="item" src={image_url!} alt={name} loading="lazy" />
        ))}
      </div>
      <span className={css.swap}>
        <Icon name="arrows-left-right" />
      </span>
      <div className={css.wants}>
        <p className="caption">
          <bdi>{owner_name}</bdi> · <Plural value={tradeables.length} one="# item" other="# items" />
        </p>
        <p className="small">{words.types[trade_type]}</p>
      </div>
      <div className={css.foot}>
        <h3>
          <a href={tradePath(card.id)}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        <span className="caption">
          <Plural value={card.proposal_count} _0="no offer yet" one="# offer" other="# offers" />
        </span>
        {expiry_time && (
          <span className="caption">
            {t`until`} <DateTime at={expiry_time} show="date" />
          </span>
        )}
      </div>
    </li>
  )
}
