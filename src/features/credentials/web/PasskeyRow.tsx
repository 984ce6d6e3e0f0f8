import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { Button } from '#web/ui/Button.tsx'
import { useConfirm } from '#web/ui/confirm-context.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { useToast } from '#web/ui/toasts-context.ts'
import { useCall } from '#web/use-call.ts'
import { credentials } from '../contract.ts'
import { useRenew } from './use-renew.ts'

type Passkey = AnswerOf<typeof credentials.security>['security']['passkeys'][number]

export function PasskeyRow({ passkey: { id, name, created_at, used_at } }: { passkey: Passkey }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const renew = useRenew()
  const { run, busy } = useCall(credentials.removePasskey)
  const remove = async () => {
    if (!(await confirm({ title: t`Remove this passkey?`, text: t`You can no longer get in with ${name}.`, yes: t`Remove`, danger: true }))) return
    if (refused(await run({ id }))) return
    toast({ title: t`The passkey is removed` })
    void renew()
  }
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="small text-2">
          {used_at ? (
            <Trans>
              Last used <DateTime at={used_at} />
            </Trans>
          ) : (
            <Trans>
              Added <DateTime at={created_at} show="date" />, not used yet
            </Trans>
          )}
        </p>
      </div>
      <Button size="s" variant="danger" onClick={remove} aria-label={t`Remove ${name}`} pending={busy ? t`Removing` : undefined}>
        {t`Remove`}
      </Button>
    </li>
  )
}
