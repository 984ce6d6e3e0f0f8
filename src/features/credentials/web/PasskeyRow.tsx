import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { opener, useOpened } from '#web/ui/overlays/use-opened.ts'
import { credentials } from '../contract.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { useRenew } from './use-renew.ts'

type Passkey = AnswerOf<typeof credentials.security>['security']['passkeys'][number]

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui()
  const { opened, open, close } = useOpened()
  const { id, name } = passkey
  return (
    <li>
      {opened ? (
        <PasskeyNameForm id={id} name={name} onClose={close} />
      ) : (
        <>
          <div>
            <b>{name}</b>
            <Used passkey={passkey} />
          </div>
          <div className="row row--wrap">
            <Button size="s" id={opener(id)} onClick={() => open(id)} aria-label={t`Rename ${name}`}>{t`Rename`}</Button>
            <Remove passkey={passkey} />
          </div>
        </>
      )}
    </li>
  )
}

function Used({ passkey: { used_at, created_at } }: { passkey: Passkey }) {
  return (
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
  )
}

function Remove({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const renew = useRenew()
  const { run, busy } = useCommand(credentials.removePasskey)
  const remove = async () => {
    if (!(await confirm({ title: t`Remove this passkey?`, text: t`You can no longer get in with ${name}.`, yes: t`Remove`, danger: true }))) return
    if (refused(await run({ id }))) return
    toast({ title: t`The passkey is removed` })
    void renew()
  }
  return (
    <Button size="s" variant="danger" onClick={remove} aria-label={t`Remove ${name}`} pending={busy ? t`Removing` : undefined}>
      {t`Remove`}
    </Button>
  )
}
