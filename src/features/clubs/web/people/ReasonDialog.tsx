import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { clubs } from '../../contract.ts'
import type { ClubPersonShown, ClubShown } from '../club-answer.ts'
import type { Asked } from './use-person-acts.ts'

interface ReasonDialogProps {
  club: ClubShown
  person: ClubPersonShown
  asked: Asked
  onClose: () => void
}

/** Why somebody is turned down, put out or kept out. */
export function ReasonDialog({ club, person, asked, onClose }: ReasonDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('')
  const calls = { reject: useCommand(clubs.reject), remove: useCommand(clubs.remove), ban: useCommand(clubs.ban) }
  const { busy, refusal } = calls[asked]
  const name = person.user.full_name
  const titles = { reject: t`Turn down ${name}`, remove: t`Put out ${name}`, ban: t`Keep out ${name}` }
  const ends = [
    { value: '', label: t`Until it is lifted` },
    { value: '7', label: t`For a week` },
    { value: '30', label: t`For 30 days` },
    { value: '365', label: t`For a year` },
  ]
  async function send() {
    const given = { id: club.id, user_id: person.user.id, reason: reason.trim() }
    const answer = asked === 'ban' ? await calls.ban.run({ ...given, ...(days && { days: Number(days) }) }) : await calls[asked].run(given)
    if (!refused(answer)) onClose()
  }
  const actions = (
    <span className="row push">
      <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      <Button
        variant="danger-fill"
        pending={busy ? t`One moment…` : undefined}
        disabled={asked === 'ban' && !reason.trim()}
        onClick={() => void send()}
      >
        {titles[asked]}
      </Button>
    </span>
  )
  return (
    <Dialog open onClose={onClose} title={titles[asked]} actions={actions}>
      <Refused refusal={refusal} fields={{ reason: t`Reason` }} />
      <TextArea
        id="reason"
        label={t`Reason`}
        optional={asked !== 'ban'}
        required={asked === 'ban'}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {asked === 'ban' && <Select label={t`How long`} choices={ends} value={days} onChange={({ target }) => setDays(target.value)} />}
    </Dialog>
  )
}
