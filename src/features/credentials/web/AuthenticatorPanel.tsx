import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { credentials } from '../contract.ts'
import type { Setup } from './AuthenticatorSetup.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { useRenew } from './use-renew.ts'

const AuthenticatorSetup = lazyPart(() => import('./AuthenticatorSetup.tsx').then(({ AuthenticatorSetup }) => AuthenticatorSetup))
const RecoveryCodes = lazyPart(() => import('./RecoveryCodes.tsx').then(({ RecoveryCodes }) => RecoveryCodes))

export function AuthenticatorPanel() {
  const { t } = useLingui()
  const { authenticator } = useData(credentials.security, {}).security
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()
  const begin = useCommand(credentials.beginAuthenticator)
  const start = async () => {
    const answer = await begin.run({})
    if (!refused(answer)) setSetup(answer)
  }
  const done = (made: readonly string[]) => {
    setSetup(undefined)
    setCodes(made)
  }
  return (
    <SecurityPanel
      title={t`Authenticator app`}
      line={t`With it, your password alone opens nothing: we also ask for six digits that an app on your phone shows.`}
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && setup && <AuthenticatorSetup setup={setup} onDone={done} onCancel={() => setSetup(undefined)} />}
      {!codes && !setup && authenticator && <SwitchedOn onCodes={setCodes} />}
      {!codes && !setup && !authenticator && (
        <div>
          <Button icon="device-mobile" onClick={start} pending={begin.busy ? t`Opening` : undefined}>{t`Set up an app`}</Button>
        </div>
      )}
    </SecurityPanel>
  )
}

function SwitchedOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const toast = useToast()
  const renew = useRenew()
  const { recovery_codes_left: left } = useData(credentials.security, {}).security
  const [anew, remove] = [useCommand(credentials.renewCodes), useCommand(credentials.removeAuthenticator)]
  const renewCodes = async () => {
    if (!(await confirm({ title: t`New recovery codes?`, text: t`The codes you have now will no longer work.`, yes: t`Make new codes` }))) return
    const answer = await anew.run({})
    if (!refused(answer)) onCodes(answer.recovery_codes)
  }
  const switchOff = async () => {
    const text = t`Then your password alone opens your account.`
    if (!(await confirm({ title: t`Switch the app off?`, text, yes: t`Switch off`, danger: true }))) return
    if (refused(await remove.run({}))) return
    toast({ title: t`The authenticator app is switched off` })
    void renew()
  }
  return (
    <>
      <Note tone={left > 2 ? 'good' : 'warn'}>
        {t`The app is switched on.`} <Plural value={left} one="# recovery code is left." other="# recovery codes are left." />
      </Note>
      <div className="row row--wrap">
        <Button onClick={renewCodes} pending={anew.busy ? t`Making codes` : undefined}>{t`New recovery codes`}</Button>
        <Button variant="danger" onClick={switchOff} pending={remove.busy ? t`Switching off` : undefined}>{t`Switch the app off`}</Button>
      </div>
    </>
  )
}
