import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { accounts } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { LinkOver } from './LinkOver.tsx'
import { linkIn } from './link-in.ts'
import { SetPassword } from './SetPassword.tsx'

export default screen({
  reads: ({ query }: RouteMatch) => ({ hash: linkIn(query, 'hash') }),
  asks: ({ hash }) => (hash ? [queryOf(accounts.verifyLink, { hash })] : []),
  Draw: ({ input }) => (input.hash ? <Verification hash={input.hash} /> : <LinkOver hash="" purpose="verify" begin="/signup/verify-email" />),
})

function Verification({ hash }: { hash: string }) {
  const { t } = useLingui()
  const { state } = useData(accounts.verifyLink, { hash })
  if (state === 'over') return <LinkOver hash={hash} purpose="verify" begin="/signup/verify-email" />
  if (state === 'set_password')
    return (
      <SetPassword
        purpose="verify"
        hash={hash}
        line={t`You are not logged in here with this sign-up. Set a password of your own: it confirms your address, and every other device is logged out. Or open the link where you signed up.`}
      />
    )
  return <Confirm hash={hash} confirmed={state === 'confirmed'} />
}

/** Mail programs open links in advance, so only the button uses the link up. */
function Confirm({ hash, confirmed }: { hash: string; confirmed: boolean }) {
  const { t } = useLingui()
  const [done, setDone] = useState(confirmed)
  const { run, busy, refusal } = useCommand(accounts.verifyEmail)
  if (done)
    return (
      <EntryFrame title={t`Your address is confirmed`} line={t`Now you can buy and sell.`}>
        <a className="btn btn--fill btn--block" href="/marketplace" data-reload>{t`Go on`}</a>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title={t`Confirm your e‑mail address`}
      line={t`One press, and you can buy and sell.`}
      onSubmit={async () => setDone(!refused(await run({ hash })))}
    >
      <Refused refusal={refusal} />
      <Button type="submit" variant="fill" block pending={busy ? t`Confirming` : undefined}>{t`Confirm my address`}</Button>
    </EntryFrame>
  )
}
