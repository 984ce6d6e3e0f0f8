import { useLingui } from '@lingui/react/macro'
import { Title } from '#web/router/Title.tsx'
import { useLocation } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { useStoreGuard } from './use-store-guard.ts'

/** Replaces a screen that needs a store: redirects to opening one; without script it shows a link. */
export function StoreWanted({ title }: { title: string }) {
  const { t } = useLingui()
  const here = useLocation().href
  useStoreGuard(false)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="vh">{title}</h1>
      <div className="section">
        <EmptyState
          title={t`You need to create a store first`}
          line={t`A name, a city, and what you take for sending: two minutes.`}
          action={
            <Button href={`/store/create?redirect_back=${encodeURIComponent(here)}`} variant="fill" icon="storefront">{t`Create A Store`}</Button>
          }
        />
      </div>
    </main>
  )
}
