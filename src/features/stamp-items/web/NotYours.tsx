import { useLingui } from '@lingui/react/macro'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'

/** Another member's item cannot be edited. */
export function NotYours({ back }: { back: string }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Not yours to change`}</Title>
      <div className="section">
        <EmptyState
          level="h2"
          title={t`Not yours to change`}
          line={t`This item belongs to another member.`}
          action={<Button href={back} variant="fill">{t`Look at it`}</Button>}
        />
      </div>
    </main>
  )
}
