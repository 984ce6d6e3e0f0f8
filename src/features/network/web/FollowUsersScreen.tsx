import { useLingui } from '@lingui/react/macro'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { asksSuggestions, Suggestions } from './Suggestions.tsx'

/** Onboarding: suggestions for new members. */
export default screenWithoutInput(FollowUsers, { visitors: 'members', asks: () => [asksSuggestions()] })

function FollowUsers() {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Follow collectors`}</Title>
      <div className="page-head">
        <h1>{t`Follow collectors`}</h1>
        <Button href="/" variant="fill">{t`Continue`}</Button>
        <p className="text-2">{t`Collectors of what you collect, and others who are good to know. Follow whom you like; nobody is followed for you.`}</p>
      </div>
      <Suggestions />
    </main>
  )
}
