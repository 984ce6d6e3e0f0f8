import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { problemOf } from '#web/query/api-client.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { CopyState } from '../store/copy-state.ts'
import { keepPage } from '../store/worker.ts'

/** No copy on this device: what one would be, and the button that makes it. */
export function NoCopy({ copy }: { copy: CopyState }) {
  const { t } = useLingui()
  const { signed_in, locale } = useSite()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const keep = async () => {
    setBusy(true)
    await keepPage(locale).catch(() => undefined)
    const no = await copy.begin(locale)
    setBusy(false)
    setRefusal(no)
  }
  const action = signed_in ? (
    <Button
      variant="fill"
      icon="device-mobile"
      disabled={busy}
      {...(busy && { pending: t`Fetching …` })}
      onClick={() => void keep()}
    >{t`Keep my collection on this device`}</Button>
  ) : (
    <Button href="/login?redirect_back=/offline" variant="fill" icon="sign-in">{t`Log in to keep your collection here`}</Button>
  )
  return (
    <>
      <EmptyState
        title={t`Your collection in your pocket`}
        line={t`At a fair or an auction without network: look up what you have and want, change quantities and notes. It goes out when you are back. It stays until you log out, or for 14 days.`}
        action={action}
      />
      {refusal && (
        <Note tone="bad" role="alert">
          {problemOf(refusal).message}
        </Note>
      )}
    </>
  )
}
