import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { type Place, screen } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { useCall } from '#web/use-call.ts'
import { useSite } from '#web/use-site.ts'
import { members } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'

export default screen({
  reads: ({ query }: Place) => ({ hash: query.get('hash') ?? '' }),
  asks: () => [],
  Draw: ({ input }) => <Verification hash={input.hash} />,
})

/** A press, not the visit, uses the link: a mail program that looks ahead at links must not spend it. */
function Verification({ hash }: { hash: string }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const [done, setDone] = useState(false)
  const { run, busy, no } = useCall(members.verifyEmail)
  const confirm = async () => setDone(!refused(await run({ hash })))
  if (done) {
    return (
      <EntryFrame title={t`Your address is confirmed`} line={t`Now you can buy, sell and trade.`}>
        <a className="btn btn--fill btn--block" href={signed_in ? '/marketplace' : '/login'} data-reload>
          {signed_in ? t`Go on` : t`Login`}
        </a>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={t`Confirm your e-mail address`} onSubmit={confirm}>
      <Refused no={no} />
      <Button type="submit" variant="fill" block pending={busy ? t`Confirming` : undefined}>{t`Confirm my address`}</Button>
    </EntryFrame>
  )
}
