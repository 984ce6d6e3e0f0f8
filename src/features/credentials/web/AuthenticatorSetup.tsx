import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { credentials } from '../contract.ts'
import css from './Security.module.css'
import { useRenew } from './use-renew.ts'

export type Setup = AnswerOf<typeof credentials.beginAuthenticator>
interface AuthenticatorSetupProps {
  setup: Setup
  onDone: (recovery_codes: readonly string[]) => void
  onCancel: () => void
}

/** QR code or secret to type, then a code to confirm. */
export function AuthenticatorSetup({ setup: { secret, qr }, onDone, onCancel }: AuthenticatorSetupProps) {
  const { t } = useLingui()
  const renew = useRenew()
  const { run, busy, refusal } = useCommand(credentials.confirmAuthenticator)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = await run({ code: String(new FormData(event.currentTarget).get('code')) })
    if (refused(answer)) return
    onDone(answer.recovery_codes)
    void renew()
  }
  const spelled = secret.match(/.{4}/g)?.join(' ')
  return (
    <div className={css.setup}>
      <QrCode rows={qr} label={t`QR code for your authenticator app`} />
      <form className="narrow" method="post" noValidate data-leave="freely" onSubmit={submit}>
        <ol>
          <li>{t`Install an authenticator app on your phone, if you have none. Any of them will do.`}</li>
          <li>{t`In the app, choose to add an account and hold the phone before this picture.`}</li>
          <li>{t`Type the six digits that the app then shows.`}</li>
        </ol>
        <p className="small">
          {t`Cannot scan? Type this key into the app:`} <br />
          <span className={css.secret}>{spelled}</span>
        </p>
        <TextField
          label={t`Six digits from the app`}
          id="app-code"
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          error={errorAt(refusal, 'code')}
        />
        <div className="row row--wrap">
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button type="submit" variant="fill" pending={busy ? t`Checking` : undefined}>{t`Switch on`}</Button>
        </div>
      </form>
    </div>
  )
}

/** Security: drawn as SVG in the browser; the secret is never sent to a picture service. */
function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const dark = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`))
  return (
    <svg className={css.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
