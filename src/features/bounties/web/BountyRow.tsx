import { Plural, useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Bounties.module.css'
import { type BountyCardAnswer, rewardOf, useBountyWords } from './bounty-words.ts'
import { bountyPath } from './paths.ts'

/** A bounty of a list: what, for whom it counts, until when, and the reward. */
export function BountyRow({ card, eager }: { card: BountyCardAnswer; eager?: boolean }) {
  const { t } = useLingui()
  const words = useBountyWords()
  return (
    <li className={`deal-row ${css.row}`}>
      <div className={`well well--plain ${css.well}`}>
        {card.image_url ? (
          <img className="item" src={card.image_url} alt="" loading={eager ? 'eager' : 'lazy'} />
        ) : (
          <span className={css.none}>
            <Icon name="target" size="l" />
          </span>
        )}
      </div>
      <div>
        <h2>
          <a href={bountyPath(card.id)}>
            <bdi>{card.title}</bdi>
          </a>
        </h2>
        <p className="caption">
          <bdi>{card.user_name}</bdi>
          {card.item_format_name && ` · ${card.item_format_name}`}
        </p>
      </div>
      <p className={`deal-fact ${css.fact}`}>
        {words.gradeOf(card)}
        <span>{words.placeOf(card)}</span>
      </p>
      <p className={`deal-fact ${css.fact}`}>
        <b className="strong">
          {card.status === 'Active' && card.expires_at ? (
            <>
              {t`until`} <DateTime at={card.expires_at} show="date" />
            </>
          ) : card.publish_at ? (
            <>
              {t`opens`} <DateTime at={card.publish_at} named />
            </>
          ) : (
            words.statusOf(card.status)
          )}
        </b>
        <span>
          <Plural value={card.offer_count} _0="no offer yet" one="# offer" other="# offers" />
        </span>
      </p>
      <p className={css.reward}>
        <Price money={rewardOf(card)} />
      </p>
    </li>
  )
}
