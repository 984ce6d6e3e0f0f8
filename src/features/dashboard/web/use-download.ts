import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fill } from '#kernel/address.ts'
import { type AnyOperation, pathOf } from '#kernel/operation.ts'
import { proveAgain } from '#web/browser/step-up.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Download that may need a step-up: a plain link cannot ask for it, so the file is fetched and saved as a blob. */
export function useDownload({ http }: AnyOperation, filter: object, name: string) {
  const { t } = useLingui()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const told = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
  const fetched = () => fetch(`/api${fill(pathOf(http), told)}`)
  async function take() {
    setBusy(true)
    const first = await fetched().catch(() => undefined)
    const answer = first?.status === 403 && (await proveAgain()) ? await fetched().catch(() => undefined) : first
    setBusy(false)
    if (!answer?.ok) return toast({ title: t`The file could not be made. Try again.`, tone: 'bad' })
    hand(await answer.blob(), name)
  }
  return { take, busy }
}

function hand(file: Blob, name: string) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
