import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { LevelRing } from './LevelRing.tsx'
import css from './Profile.module.css'
import type { ProfileAnswer } from './profile-facts.ts'

interface ProfileHeadProps {
  user: ProfileAnswer
  /** Shown if there is no cover picture. */
  cover: ReactNode
  /** Slot below the cover. */
  bar?: ReactNode
  counts?: ReactNode
  acts?: ReactNode
  store?: ReactNode
}

/** Head of a profile: cover, avatar, name, number, member since, actions and store. */
export function ProfileHead({ user, cover, bar, counts, acts, store }: ProfileHeadProps) {
  const { t } = useLingui()
  const place = [user.city, user.country_name].filter(Boolean).join(', ')
  return (
    <>
      {user.cover_image_url ? (
        <div className={css.cover}>
          <img src={user.cover_image_url} alt="" width={1080} height={360} fetchPriority="high" decoding="async" />
        </div>
      ) : (
        cover
      )}
      {bar && <div className={css.looks}>{bar}</div>}
      <div className={css.who}>
        <LevelRing name={user.full_name} url={user.image_url} level={user.level} />
        <div className={css.name}>
          <h1>
            <bdi className={css.called} title={user.full_name}>
              {user.full_name}
            </bdi>
            {user.is_private && (
              <Badge>
                <Icon name="lock-simple" size="s" /> {t`Private`}
              </Badge>
            )}
          </h1>
          <p className="text-2">
            @{user.username} · {t`Member ID`} <span className="nowrap">{user.uid}</span>
          </p>
          <p className="text-2">
            {place && (
              <>
                <bdi>{place}</bdi>
                {' · '}
              </>
            )}
            {t`Member since`} <DateTime at={user.created_at} show="date" />
          </p>
          {counts}
        </div>
        <div className={css.acts}>{acts}</div>
        {store && <div className={css.shop}>{store}</div>}
      </div>
      {user.description && <p className={css.text}>{user.description}</p>}
    </>
  )
}
