import { useLingui } from '@lingui/react/macro'
import { afterLogin } from '#features/accounts/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { credentials } from '../contract.ts'
import { usePasskey as askBrowser } from './passkey.ts'

/** Log-in by a passkey of this device. */
export function PasskeyLogin({ back }: { back: string }) {
  const { t } = useLingui()
  const options = useCommand(credentials.passkeyChallenge)
  const { run, busy, refusal } = useCommand(credentials.passkeyLogIn)
  const enter = async () => {
    const asked = await options.run({})
    const passkey = refused(asked) ? undefined : await askBrowser(asked.options)
    if (!passkey) return
    const answer = await run({ passkey })
    if (!refused(answer)) location.assign(afterLogin(answer, back))
  }
  return (
    <>
      <Refused refusal={refusal ?? options.refusal} />
      <Button
        className="scripted"
        block
        icon="key"
        onClick={enter}
        pending={busy || options.busy ? t`Logging in` : undefined}
      >{t`Use a passkey`}</Button>
    </>
  )
}
