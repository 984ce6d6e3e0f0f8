import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EntryFrame } from '#features/accounts/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { clubs } from '../../contract.ts'

/** Mail programs open links in advance, so only the button counts. */
export default screen({
  reads: (place) => readInput(clubs.refuseLetters, place),
  asks: () => [],
  Draw: ({ input }) => <Off {...input} />,
})

function Off({ token }: { token: string }) {
  const { t } = useLingui()
  const [done, setDone] = useState(false)
  const { run, busy, refusal } = useCommand(clubs.refuseLetters)
  if (done) return <EntryFrame title={t`No club writes to you any more`}>{null}</EntryFrame>
  return (
    <EntryFrame
      title={t`No more invitations by letter?`}
      line={t`Then no club can invite you at this address.`}
      onSubmit={async () => setDone(!refused(await run({ token })))}
    >
      <Refused refusal={refusal} />
      <Button type="submit" variant="fill" block pending={busy ? t`Sending` : undefined}>{t`No more letters`}</Button>
    </EntryFrame>
  )
}
