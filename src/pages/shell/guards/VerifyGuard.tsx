import { useEffect } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { VERIFY_AFTER_MS } from '#kernel/measures.ts'
import { useRouter } from '#web/router/use-router.ts'

/** The steps themselves, what the letter links to, one's settings, and what one agrees to. */
const LEFT_ALONE = /^\/(signup|action|setting|reset-password|terms-and-conditions|privacy-policy|refund-policy)(\/|$)/

/** Whoever has not confirmed their address is brought there a second after a page has loaded; from there they may walk on. */
export function VerifyGuard() {
  const router = useRouter()
  const waits = useMe()?.is_email_verified === false
  useEffect(() => {
    const { pathname, href } = router.here
    if (!waits || LEFT_ALONE.test(pathname)) return
    const timer = setTimeout(() => router.push(`/signup/verify-email?redirect_back=${encodeURIComponent(href)}`), VERIFY_AFTER_MS)
    return () => clearTimeout(timer)
    // Only when the document has loaded: a link that is followed afterwards is followed.
  }, [waits, router])
  return null
}
