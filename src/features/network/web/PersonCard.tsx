import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { memberSubject } from '#features/members/contract.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import type { PersonShown } from './FollowButton.tsx'
import { useLevels } from './level-words.ts'
import css from './People.module.css'

interface PersonCardProps {
  person: Pick<PersonShown, 'id' | 'full_name' | 'username' | 'image_url' | 'level' | 'follows_you'>
  /** Reason of a suggestion. */
  why?: ReactNode
  children?: ReactNode
}

export function PersonCard({ person, why, children }: PersonCardProps) {
  const { t } = useLingui()
  const levels = useLevels()
  const { id, full_name, username, image_url, level, follows_you } = person
  return (
    <li className={css.person} data-level={level}>
      <Avatar name={full_name} url={image_url} size="l" />
      <div>
        <a className={css.name} href={memberSubject.path(id)}>
          {full_name}
        </a>
        <span className="caption">{[`@${username}`, levels[level], follows_you && t`follows you`].filter(Boolean).join(' · ')}</span>
      </div>
      {why && <p className={`small ${css.why}`}>{why}</p>}
      <div className={css.acts}>{children}</div>
    </li>
  )
}

export const PeopleList = ({ children }: { children: ReactNode }) => <ul className={css.people}>{children}</ul>
