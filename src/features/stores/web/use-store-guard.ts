import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Who has no store yet is led to opening one, and back to where they were. */
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
