import { useLingui } from '@lingui/react/macro'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import css from './Clubs.module.css'
import type { ClubShown } from './club-answer.ts'

/** What the reader should know about their own standing. */
export function StandingNote({ club }: { club: ClubShown }) {
  const { t } = useLingui()
  const { own, status } = club
  if (status === 'archived') return <p className={css.stands}>{t`This club is closed. What was written in it stays to be read.`}</p>
  if (own?.standing === 'applied') return <p className={css.stands}>{t`Your request is sent. Those who run the club answer it.`}</p>
  if (own?.standing === 'invited')
    return (
      <p className={css.stands}>
        {own.invited_by ? (
          <>
            {t`Invited by`} <bdi>{own.invited_by}</bdi>
          </>
        ) : (
          t`You are invited`
        )}
        {own.ends_at && (
          <>
            , {t({ message: 'until', context: 'a deadline' })} <DateTime at={own.ends_at} />
          </>
        )}
      </p>
    )
  if (own?.standing === 'banned')
    return (
      <div className={css.stands}>
        <Note tone="warn">
          {t`You are kept out of this club.`} <bdi>{own.reason}</bdi>
        </Note>
      </div>
    )
  return null
}
