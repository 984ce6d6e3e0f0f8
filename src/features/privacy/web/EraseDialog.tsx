import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useContext, useId, useState } from 'react'
import { writtenDay } from '#kernel/calendar-date.ts'
import { refused } from '#kernel/refusal.ts'
import { leaveWith, leaving } from '#web/browser/session-ended.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { privacy } from '../contract.ts'
import css from './Privacy.module.css'
import type { OwnPrivacy } from './shown.ts'
import { type WalletDraft, WalletFields } from './WalletFields.tsx'

interface EraseDialogProps {
  readonly onClose: () => void
  readonly username: string
  readonly wallet: OwnPrivacy['wallet']
}

/** Typing the username prevents erasure by mistake. */
export function EraseDialog({ onClose, username, wallet }: EraseDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const zone = useContext(ZoneContext)
  const [typed, setTyped] = useState('')
  const [draft, setDraft] = useState<WalletDraft>({ payee: '', details: '' })
  const { run, busy, refusal, forget } = useCommand(privacy.erase)
  const reread = useRefresh(privacy.show)
  /** What was chosen was chosen for the amount before. */
  const lookAgain = () => {
    setDraft(({ payee, details }) => ({ payee, details }))
    return reread()
  }
  const erase = async (event: FormEvent) => {
    event.preventDefault()
    leaving()
    const answer = await run({ username: typed, ...(wallet.length > 0 && { ...draft, balances: wallet }) })
    if (refused(answer)) {
      leaving(false)
      if (answer.refused === 'privacy.wallet_changed') await lookAgain()
      return
    }
    const date = writtenDay(new Date(answer.erased_on), zone)
    leaveWith({ title: t`Your account is erased on ${date}`, text: t`Log in before that day, and everything is back.` })
  }
  const actions = (
    <div className={css.acts}>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      <Button type="submit" form={form} variant="danger-fill" icon="trash" pending={busy ? t`Erasing your account` : undefined}>
        {t`Erase my account`}
      </Button>
    </div>
  )
  return (
    <Dialog open onClose={onClose} title={t`Erase your account?`} actions={actions}>
      <form className={css.sure} id={form} onSubmit={erase} noValidate>
        <p className="text-2">{t`You are signed out everywhere now. After the last day nobody can bring anything back.`}</p>
        {wallet.length > 0 && <WalletFields {...{ wallet, draft, onDraft: setDraft, refusal }} />}
        <Refused
          refusal={refusal}
          fields={{ username: t`Your user name`, wallet: t`The money in your wallet`, payee: t`Account holder`, details: t`Bank and account number` }}
        />
        <TextField
          label={t`Write your user name, ${username}`}
          name="username"
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            forget()
          }}
          error={errorAt(refusal, 'username')}
        />
      </form>
    </Dialog>
  )
}
