import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Redirects members without a store to opening one, and back afterwards. */
export function useStoreGuard(has_store: boolean) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const sent = useRef(false)
  useEffect(() => {
    if (has_store || sent.current) return
    sent.current = true
    toast({ title: t`You need to create a store first`, tone: 'bad' })
    router.replace(`/store/create?redirect_back=${encodeURIComponent(router.here.href)}`)
  }, [has_store, router, t, toast])
}
