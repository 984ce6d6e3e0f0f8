import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { asksSuggestions, Suggestions } from '#features/network/web/public.tsx'
import { allSettings } from '#features/settings/web/public.tsx'
import { screen } from '#web/router/screen.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import { OnboardingFrame } from './OnboardingFrame.tsx'
import { readBack, useOnboarding } from './use-onboarding.ts'

export default screen({
  visitors: 'members',
  reads: readBack,
  asks: () => [allSettings, asksSuggestions()],
  Draw: ({ input }) => <Follow back={input.back} />,
})

/** Nobody is preselected; following requires a verified address. */
function Follow({ back }: { back: string }) {
  const { t } = useLingui()
  const way = useOnboarding('follow-users', back)
  const verified = useMe()?.is_email_verified
  return (
    <OnboardingFrame
      title={t`Whom do you want to follow?`}
      line={t`Collectors of what you collect, and others who are good to know. Nobody is followed for you.`}
      way={way}
      keep={async () => true}
    >
      {verified ? (
        <Suggestions />
      ) : (
        <Note>
          {t`Confirm your e-mail address first, then you can follow others.`} <a className="link" href={way.before}>{t`Confirm it`}</a>
        </Note>
      )}
    </OnboardingFrame>
  )
}
