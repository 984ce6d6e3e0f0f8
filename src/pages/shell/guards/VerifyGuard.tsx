import { useEffect } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { VERIFY_AFTER_MS } from '#kernel/measures.ts'
import { useRouter } from '#web/router/use-router.ts'

/** Not redirected: sign-up, mailed links, settings and legal documents. */
const LEFT_ALONE = /^\/(signup|action|setting|reset-password|terms-and-conditions|privacy-policy|refund-policy)(\/|$)/

/** Redirects unverified members to verification a second after the document has loaded; they may navigate away. */
export function VerifyGuard() {
  const router = useRouter()
  const waits = useMe()?.is_email_verified === false
  useEffect(() => {
    const { pathname, href } = router.here
    if (!waits || LEFT_ALONE.test(pathname)) return
    const timer = setTimeout(() => router.push(`/signup/verify-email?redirect_back=${encodeURIComponent(href)}`), VERIFY_AFTER_MS)
    return () => clearTimeout(timer)
    // Once per document: later navigation is not redirected.
  }, [waits, router])
  return null
}
