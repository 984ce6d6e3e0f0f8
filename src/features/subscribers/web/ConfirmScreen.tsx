import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EntryFrame } from '#features/accounts/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { subscribers } from '../contract.ts'

/** Mail programs open links in advance, so only the button counts. */
export default screen({
  reads: (place) => readInput(subscribers.confirm, place),
  asks: () => [],
  Draw: ({ input }) => <Confirm {...input} />,
})

function Confirm({ token }: { token: string }) {
  const { t } = useLingui()
  const [done, setDone] = useState(false)
  const { run, busy, refusal } = useCommand(subscribers.confirm)
  if (done) return <EntryFrame title={t`You will hear of news`}>{null}</EntryFrame>
  return (
    <EntryFrame
      title={t`Do you want news of us?`}
      line={t`We write seldom. Each letter has a link that ends it.`}
      onSubmit={async () => setDone(!refused(await run({ token })))}
    >
      <Refused refusal={refusal} />
      <Button type="submit" variant="fill" block pending={busy ? t`Sending` : undefined}>{t`Yes, send me news`}</Button>
    </EntryFrame>
  )
}
