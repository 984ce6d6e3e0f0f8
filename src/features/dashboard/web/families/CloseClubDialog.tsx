import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { clubs } from '#features/clubs/contract.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAct } from '../use-act.ts'
import type { FamilyRow } from './families.ts'

/** The end of a club that breaks the terms. */
export function CloseClubDialog({ row: { id, title }, onDone }: { row: FamilyRow; onDone: () => void }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { act, busy, refusal } = useAct(clubs.close, t`The club is closed`)
  async function close() {
    if (await act({ id: id as never, reason: reason.trim() })) onDone()
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={onDone}>{t`Cancel`}</Button>
      <Button variant="danger-fill" className="push" disabled={!reason.trim()} pending={busy ? t`Saving` : undefined} onClick={() => void close()}>
        {t`Close the club`}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onDone} title={<bdi>{title}</bdi>} actions={actions}>
      <Refused refusal={refusal} fields={{ reason: t`Reason` }} />
      <TextField label={t`Reason`} required maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  )
}
