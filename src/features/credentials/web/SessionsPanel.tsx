import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { credentials } from '../contract.ts'
import { type KeysInForce, REVOKE_KEYS, SecurityPanel } from './SecurityPanel.tsx'
import { SessionRows } from './SessionRows.tsx'
import { useRenew } from './use-renew.ts'

export function SessionsPanel({ keys }: { keys: KeysInForce | undefined }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const renew = useRenew()
  const { data } = useData(credentials.sessions, {}).sessions
  const { run, busy } = useCommand(credentials.endOthers)
  const endOthers = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const withKeys = new FormData(event.currentTarget).has(REVOKE_KEYS)
    const again = t`Every other phone and computer has to log in again.`
    const text = withKeys ? `${again} ${t`Your API keys are revoked.`}` : again
    if (!(await confirm({ title: t`Log out everywhere else?`, text, yes: t`Log out the others` }))) return
    if (refused(await run({}))) return
    if (withKeys) await keys?.revoke()
    toast({ title: t`Every other device was logged out` })
    void renew()
  }
  return (
    <SecurityPanel title={t`Where you are logged in`} line={t`Do you see a device you do not know? Log it out, and change your password.`}>
      <SessionRows input={{}} />
      {data.length > 1 && (
        <form className="narrow" method="post" noValidate data-leave="freely" onSubmit={endOthers}>
          {keys?.choice(REVOKE_KEYS)}
          <div>
            <Button type="submit" variant="danger" pending={busy ? t`Logging out` : undefined}>{t`Log out everywhere else`}</Button>
          </div>
        </form>
      )}
    </SecurityPanel>
  )
}
