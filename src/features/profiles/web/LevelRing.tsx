import { useLingui } from '@lingui/react/macro'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import type { Level } from '../rules.ts'
import css from './Profile.module.css'
import { useLevelNames } from './use-profile-words.ts'

/** Avatar with a ring in the level's colour; accessibility: the level is also text. */
export function LevelRing({ name, url, level }: { name: string; url: string | null; level: Level }) {
  const { t } = useLingui()
  const names = useLevelNames()
  return (
    <div className={css.face}>
      <span className={css.ring} data-level={level}>
        <Avatar name={name} url={url} size="l" />
      </span>
      {level !== 'none' && (
        <span className={css.badge} data-level={level}>
          <span className="vh">{t`Level:`} </span>
          {names[level]}
        </span>
      )}
    </div>
  )
}
