import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useData } from '#web/query/hooks.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { profiles } from '../contract.ts'
import type { GuardedPart } from '../rules.ts'
import { languageNames } from './language-names.ts'
import css from './Profile.module.css'
import type { ProfileAnswer } from './profile-facts.ts'
import { useCircleNames, useGenderNames, usePartNames } from './use-profile-words.ts'

const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name).join(', ')

interface AboutProps {
  user: ProfileAnswer
  /** Below a line: its visibility. */
  eye?: (part: GuardedPart) => ReactNode
}

/** Visible parts of a profile; others are left out. */
export function ProfileAbout({ user, eye }: AboutProps) {
  const { t } = useLingui()
  const [parts, genders] = [usePartNames(), useGenderNames()]
  const part = (name: GuardedPart, value: ReactNode, label = parts[name]) => ({ label, value: value && <Line value={value} eye={eye?.(name)} /> })
  const account = user.account_type === 'Business' ? t`Business` : t`Individual`
  return (
    <section className={`panel ${css.about}`} aria-labelledby="about">
      <h2 id="about">{t({ message: 'About', context: 'a member' })}</h2>
      <Facts
        caption={t({ message: 'About', context: 'a member' })}
        facts={[
          { label: t`Member ID`, value: user.uid },
          { label: t`Member since`, value: <DateTime at={user.created_at} show="date" /> },
          { label: t`Account type`, value: account },
          part('age', user.age),
          part('gender', user.gender && genders[user.gender]),
          part('dob', user.dob && <DateTime at={user.dob} show="date" />),
          { label: t`Country`, value: user.country_name },
          part('city', user.city),
          part('state', user.state),
          part('zipcode', user.zipcode),
          part('phone', user.phone),
          part('email', user.email),
          part('language', user.language && languageNames[user.language]),
          part('interests', names(user.interests?.countries), t`Countries of interest`),
          part('interests', names(user.interests?.topics), t`Topics of interest`),
          part('interests', names(user.interests?.categories), t`Categories of interest`),
        ]}
      />
    </section>
  )
}

const Line = ({ value, eye }: { value: ReactNode; eye: ReactNode }) => (
  <>
    {value}
    {eye}
  </>
)

const EYES = { everyone: 'globe', connections: 'users', nobody: 'lock-simple' } as const

/** Own parts, each with its visibility and a link to change it. */
export function OwnAbout({ user }: { user: ProfileAnswer }) {
  const { t } = useLingui()
  const { visibility } = useData(profiles.visibility, {})
  const names = useCircleNames()
  const words = { ...names, ...(user.is_private && { everyone: t`Followers` }), nobody: t`Only you` }
  return (
    <ProfileAbout
      user={user}
      eye={(part) => (
        <a className={css.eye} href={`/setting/visibility#sees-${part}`}>
          <Icon name={EYES[visibility[part]]} size="s" />
          <span className="vh">{t`Who sees it:`} </span>
          {words[visibility[part]]}
        </a>
      )}
    />
  )
}

export function Private() {
  const { t } = useLingui()
  return (
    <span className={css.private}>
      <Icon name="lock-simple" size="s" />
      {t`Private`}
    </span>
  )
}
