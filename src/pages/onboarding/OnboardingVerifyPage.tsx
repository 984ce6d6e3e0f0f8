import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { account } from '#features/account/contract.ts'
import { useMe } from '#features/account/web/public.tsx'
import { VerifyEmailPanel } from '#features/accounts/web/public.tsx'
import { AnotherLetter } from '#features/contacts/web/public.tsx'
import { allSettings } from '#features/settings/web/public.tsx'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { readBack, useOnboarding } from './use-onboarding.ts'

export default screen({
  visitors: 'members',
  reads: readBack,
  asks: () => [allSettings],
  Draw: ({ input }) => <Verify back={input.back} />,
})

function Verify({ back }: { back: string }) {
  const { t } = useLingui()
  const store = useQueryClient()
  const way = useOnboarding('verify-email', back)
  const me = useMe()
  const done = async () => {
    await store.invalidateQueries({ queryKey: keyOf({ op: account.me, input: {} }) })
    await way.goOn()
  }
  const confirmed = me?.is_email_verified === true
  const before = useRef(confirmed)
  // Verified in another tab or by the link: continues automatically.
  useEffect(() => {
    if (confirmed && !before.current) void way.goOn()
    before.current = confirmed || me === undefined
  }, [confirmed, me, way])
  const address = me?.email ?? ''
  return (
    <OnboardingFrame
      title={t`Confirm your e‑mail address`}
      line={t`Then you can buy and sell. Until then you may look around.`}
      way={way}
      plain
      {...(me?.is_email_verified && { keep: async () => true })}
    >
      {me?.is_email_verified ? (
        <Note tone="good">{t`${address} is confirmed.`}</Note>
      ) : (
        <VerifyEmailPanel onDone={done}>
          <AnotherLetter />
        </VerifyEmailPanel>
      )}
    </OnboardingFrame>
  )
}
