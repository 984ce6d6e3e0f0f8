import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { refused } from '#kernel/refusal.ts'
import { problemOf } from '#web/query/api-client.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Error page: the server's message of a refusal. Security: other errors show fixed text, never text from the URL. */
export function Failed({ error }: { error: unknown }) {
  const { t } = useLingui()
  const told = refused(error) ? problemOf(error) : undefined
  useSentBack(refused(error) && error.refused === 'permission.missing')
  if (refused(error) && error.refused === 'permission.role') return <NotForYou />
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Error`}</Title>
      <div className="empty section">
        <p className="denom" aria-hidden="true">
          {told?.status ?? 500}
        </p>
        <h1>{told?.message ?? t`Error`}</h1>
        <p className="text-2">{t`It has been noted. Try again in a moment.`}</p>
        <p className="row row--wrap">
          <Button icon="arrow-clockwise" onClick={() => location.reload()}>{t`Try again`}</Button>
          <Button variant="fill" href="/">{t`Back to the home page`}</Button>
        </p>
      </div>
    </main>
  )
}

/** Page of administrators: no plan includes it. */
function NotForYou() {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Not for you`}</Title>
      <div className="empty section">
        <h1>{t`This page is for those who run the site`}</h1>
        <p className="text-2">{t`Your account has no role that opens it. If it should have one, ask an administrator.`}</p>
        <p className="row row--wrap">
          <Button variant="fill" href="/">{t`Back to the home page`}</Button>
        </p>
      </div>
    </main>
  )
}

/** Permission of another plan: returns to the previous page, otherwise home, with the reason in a toast. */
function useSentBack(blocked: boolean) {
  const { t } = useLingui()
  const router = useRouter()
  const toast = useToast()
  const sent = useRef(false)
  useEffect(() => {
    if (!blocked || sent.current) return
    sent.current = true
    const wanted = router.here.href
    const plans = `/manage-subscriptions?${new URLSearchParams({ redirect_back: wanted })}`
    toast({ title: t`Your plan does not open this page.`, tone: 'bad', action: { label: t`See the plans`, onPress: () => router.push(plans) } })
    if (router.canGoBack) router.back()
    else router.replace('/')
  }, [blocked, router, toast, t])
}
