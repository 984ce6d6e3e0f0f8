import { Icon } from '#web/ui/icons/Icon.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './BountyLine.module.css'
import { type BountyCardAnswer, rewardOf, useBountyWords } from './bounty-words.ts'
import { bountyPath } from './paths.ts'

/** A bounty on another page: what is looked for, from which grade, and the reward. */
export function BountyLine({ card }: { card: BountyCardAnswer }) {
  const words = useBountyWords()
  return (
    <li className={css.line}>
      <span className="thumb">
        {card.image_url ? <img className="item" src={card.image_url} alt="" loading="lazy" /> : <Icon name="target" size="l" />}
      </span>
      <div>
        <a href={bountyPath(card.id)}>
          <bdi>{card.title}</bdi>
        </a>
        <p className="caption">{words.gradeOf(card)}</p>
      </div>
      <span className={css.reward}>
        <Price money={rewardOf(card)} />
      </span>
    </li>
  )
}
