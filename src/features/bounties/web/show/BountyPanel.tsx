import { useLingui } from '@lingui/react/macro'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { KindLabel } from '#web/ui/cards/KindLabel.tsx'
import { Well } from '#web/ui/cards/Well.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Bounties.module.css'
import { type BountyAnswer, rewardOf, useBountyWords } from '../bounty-words.ts'
import { BountyActs } from './BountyActs.tsx'
import { Counts } from './Counts.tsx'

export function BountyPanel({ bounty }: { bounty: BountyAnswer }) {
  const { t } = useLingui()
  const words = useBountyWords()
  const front = bounty.medias[0]
  const { number, user, title } = bounty
  const poster = user.full_name
  return (
    <div className={css.hunt} data-kind="bounty">
      <Well className={css.huntWell}>
        {front ? (
          <ItemPicture picture={pictureOf(front)} alt={t`Picture of what is wanted: ${title}`} priority scaled={false} />
        ) : (
          <span className={css.none}>
            <Icon name="target" size="l" />
          </span>
        )}
        <span className={css.kind}>
          <KindLabel kind="bounty" />
        </span>
      </Well>
      <div className={css.panel}>
        <p className="caption">
          {bounty.is_own ? t`Bounty ${number} · posted by you` : t`Bounty ${number} · posted by ${poster}`},{' '}
          <DateTime at={bounty.created_at} show="date" />
        </p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <div className={css.big}>
          <Price money={rewardOf(bounty)} as="panel" />
          <Held bounty={bounty} />
        </div>
        <Counts bounty={bounty} />
        <BountyActs bounty={bounty} />
        <p className={css.foot}>
          <span>{words.statusOf(bounty.status)}</span>
          {bounty.publish_at && (
            <span>
              {t`opens`} <DateTime at={bounty.publish_at} named />
            </span>
          )}
          {bounty.status === 'Active' && bounty.expires_at && (
            <span>
              {t`until`} <DateTime at={bounty.expires_at} />
            </span>
          )}
          <span>{words.placeOf(bounty)}</span>
        </p>
      </div>
    </div>
  )
}

function Held({ bounty: { status, held_at } }: { bounty: BountyAnswer }) {
  const { t } = useLingui()
  if (status !== 'Active' || !held_at) return null
  return (
    <p className={css.held}>
      <Icon name="lock-simple" />
      <span>
        <b className="strong">
          {t`Held since`} <DateTime at={held_at} show="date" />.
        </b>{' '}
        {t`Paid to one finder when the parcel has arrived, given back if nobody is right.`}
      </span>
    </p>
  )
}
