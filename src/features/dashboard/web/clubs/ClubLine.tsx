import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { clubs } from '#features/clubs/contract.ts'
import { type ClubShown, clubPath } from '#features/clubs/web/public.tsx'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAct } from '../use-act.ts'
import css from './Clubs.module.css'

/** One club: who owns it, how many are in it, and its end if it breaks the terms. */
export function ClubLine({ club }: { club: ClubShown }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { id, name, owner, visibility, member_count, created_at, status } = club
  const seen = {
    public: t({ message: 'Public', context: 'a club' }),
    private: t({ message: 'Private', context: 'a club' }),
    hidden: t({ message: 'Hidden', context: 'a club' }),
  }
  return (
    <li className={css.line}>
      <div>
        <h2>{visibility === 'hidden' ? <bdi>{name}</bdi> : <a href={clubPath(id)}>{name}</a>}</h2>
        <p className="caption">
          {seen[visibility]} · <Plural value={member_count} one="# member" other="# members" /> · <DateTime at={created_at} show="date" />
          {owner && (
            <>
              {' · '}
              <a href={`/dashboard/members/${owner.id}`}>
                <bdi>{owner.full_name}</bdi>
              </a>
            </>
          )}
        </p>
      </div>
      {status === 'archived' ? (
        <Badge>{t`Closed club`}</Badge>
      ) : (
        <Button variant="danger" size="s" onClick={() => setOpen(true)}>{t`Close the club`}</Button>
      )}
      {open && <CloseDialog club={club} onClose={() => setOpen(false)} />}
    </li>
  )
}

function CloseDialog({ club: { id, name }, onClose }: { club: ClubShown; onClose: () => void }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { act, busy } = useAct(clubs.close, t`The club is closed`)
  async function close() {
    if (await act({ id, reason: reason.trim() })) onClose()
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      <Button variant="danger-fill" className="push" disabled={!reason.trim()} pending={busy ? t`Saving` : undefined} onClick={() => void close()}>
        {t`Close ${name}`}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t`Close ${name}`} actions={actions}>
      <TextField label={t`Reason`} required maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  )
}
