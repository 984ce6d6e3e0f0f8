import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { ownPath, type Place, screen } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { useToast } from '#web/ui/toasts-context.ts'
import { useCall } from '#web/use-call.ts'
import { members } from '../contract.ts'
import { EntryFrame } from './EntryFrame.tsx'

export default screen({
  visitors: 'members',
  reads: ({ query }: Place) => ({ back: ownPath(query.get('redirect_back'), '/') }),
  asks: () => [],
  Draw: ({ input }) => <VerifyEmail back={input.back} />,
})

function VerifyEmail({ back }: { back: string }) {
  const { t } = useLingui()
  const toast = useToast()
  const { run, busy, no } = useCall(members.sendVerification)
  const again = async () => {
    if (!refused(await run({}))) toast({ title: t`A new link is on its way` })
  }
  return (
    <EntryFrame
      title={t`Confirm your e-mail address`}
      line={t`We have sent you a link. Open it within 24 hours, on this device or another; then you can buy, sell and trade.`}
    >
      <Refused no={no} />
      <Note>{t`Nothing there? Look into the spam folder, or ask for a new link. The one before it then no longer works.`}</Note>
      <Button block onClick={again} pending={busy ? t`Sending` : undefined}>{t`Send a new link`}</Button>
      <a className="btn btn--quiet btn--block" href={back}>{t`Look around first`}</a>
    </EntryFrame>
  )
}
