import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EntryFrame } from '#features/accounts/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { notifications } from '../contract.ts'

export default screen({
  reads: (place) => readInput(notifications.letterKind, place),
  asks: (input) => [queryOf(notifications.letterKind, input)],
  Draw: ({ input }) => <LetterOff {...input} />,
})

/** Mail programs open links in advance, so only the button switches off. */
function LetterOff({ token }: { token: string }) {
  const { t } = useLingui()
  const { name, wanted } = useData(notifications.letterKind, { token }).letter
  const [done, setDone] = useState(!wanted)
  const { run, busy, refusal } = useCommand(notifications.switchOffLetters)
  const others = <a className="link" href="/setting/notification">{t`Choose what we write to you`}</a>
  if (done)
    return (
      <EntryFrame title={t`We no longer write to you of this`} line={name}>
        {others}
      </EntryFrame>
    )
  return (
    <EntryFrame title={t`No more letters of this kind?`} line={name} onSubmit={async () => setDone(!refused(await run({ token })))}>
      <Refused refusal={refusal} />
      <Button type="submit" variant="fill" block pending={busy ? t`Switching off` : undefined}>{t`No more letters of this kind`}</Button>
      {others}
    </EntryFrame>
  )
}
