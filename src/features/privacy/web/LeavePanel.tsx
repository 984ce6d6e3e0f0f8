import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { leaveWith, leaving } from '#web/browser/session-ended.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { privacy } from '../contract.ts'

/** Deactivates the account until the next log-in. */
export function LeavePanel() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { run, busy } = useCommand(privacy.updateStatus)
  const leave = async () => {
    const yes = await confirm({
      title: t`Leave for a while?`,
      text: t`Nothing of yours is shown any more, and you are signed out everywhere. Orders under way go on. Sign in whenever you like, and everything is back.`,
      yes: t`Deactivate my account`,
    })
    if (!yes) return
    leaving()
    if (refused(await run({ status: 'inactive' }))) return leaving(false)
    leaveWith({ title: t`Gone until you log in`, text: t`Your profile, store and listings are shown again as soon as you do.` })
  }
  return (
    <section className="panel folio" aria-labelledby="leave">
      <div>
        <h2 id="leave">{t`Leave for a while`}</h2>
        <p className="text-2">{t`Your profile, store and listings vanish until you sign in again. Nothing is deleted.`}</p>
      </div>
      <div className="folio-body">
        <Button onClick={leave} pending={busy ? t`Deactivating your account` : undefined}>{t`Deactivate my account`}</Button>
      </div>
    </section>
  )
}
