import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import { ItemPicture } from '#web/ui/cards/ItemPicture.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import css from './Clubs.module.css'
import { aboutPath, type ClubShown, clubPath, peoplePath } from './club-answer.ts'
import { Emblem } from './Emblem.tsx'
import { StandingActs } from './StandingActs.tsx'
import { StandingNote } from './StandingNote.tsx'
import { useClubWords } from './use-club-words.ts'

interface ClubHeadProps {
  club: ClubShown
  tab: 'feed' | 'about' | 'members'
  /** What a member does here: write. */
  children?: ReactNode
}

/** The head of every page of a club. The button says where the reader stands; the tabs follow from it. */
export function ClubHead({ club, tab, children }: ClubHeadProps) {
  const { t } = useLingui()
  const { wayOf, iconOf } = useClubWords()
  const { id, name, cover, member_count, is_open } = club
  const tabs = [
    { href: clubPath(id), label: t`Feed`, current: tab === 'feed' },
    { href: aboutPath(id), label: t({ message: 'About', context: 'a club' }), current: tab === 'about' },
    ...(is_open ? [{ href: peoplePath(id), label: t`Members`, count: String(member_count), current: tab === 'members' }] : []),
  ]
  return (
    <>
      <div className={cover ? css.cover : `${css.cover} ${css.bare}`}>
        {cover && <ItemPicture picture={pictureOf(cover)} alt="" scaled={false} sizes="100vw" eager />}
      </div>
      <div className="page">
        <div className={css.head}>
          <Emblem name={name} />
          <div>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <p className={css.meta}>
              <span>
                <Icon name={iconOf(club)} />
                {wayOf(club)}
              </span>
              <span>
                <Icon name="users-three" />
                <Plural value={member_count} one="# member" other="# members" />
              </span>
            </p>
          </div>
          <div className={css.acts}>
            <StandingActs club={club} />
            {children}
          </div>
        </div>
        <StandingNote club={club} />
        <Tabs label={name} tabs={tabs} />
      </div>
    </>
  )
}
