import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/Badge.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LevelRing } from './LevelRing.tsx'
import css from './Profile.module.css'
import type { ProfileAnswer } from './profile-facts.ts'

/** Who this is: the cover, the face in its ring, the name, the number, since when, and what one can do. */
export function ProfileHead({ user, counts, acts }: { user: ProfileAnswer; counts?: ReactNode; acts?: ReactNode }) {
  const { t } = useLingui()
  const place = [user.city, user.country_name].filter(Boolean).join(', ')
  return (
    <>
      <div className={user.cover_image_url ? css.cover : css.bare}>
        {user.cover_image_url && <img src={user.cover_image_url} alt="" width={1080} height={360} fetchPriority="high" decoding="async" />}
      </div>
      <div className={css.who}>
        <LevelRing name={user.full_name} url={user.image_url} level={user.level} />
        <div className={css.name}>
          <h1>
            <bdi>{user.full_name}</bdi>
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
      </div>
      {user.description && <p className={css.text}>{user.description}</p>}
    </>
  )
}
