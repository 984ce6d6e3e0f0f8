import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { events } from '../../contract.ts'
import css from './Calendar.module.css'

/** The secret address of one's own calendar: told once, ended at any time. */
export function Subscribe() {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const confirm = useConfirm()
  const [subscribe, unsubscribe] = [useCommand(events.subscribe), useCommand(events.unsubscribe)]
  const [address, setAddress] = useState('')
  if (!signed_in) return null
  async function ask() {
    const answer = await subscribe.run({})
    if (!refused(answer)) setAddress(answer.address)
  }
  async function end() {
    if (!(await confirm({ text: t`Calendars that read it stand still from then on.`, yes: t`End the address`, icon: 'x-circle' }))) return
    if (!refused(await unsubscribe.run({}))) setAddress('')
  }
  return (
    <div className={css.subscribe} id="subscribe">
      <p>{t`Keep what you are going to in your own calendar: it updates itself.`}</p>
      {address && (
        <TextField
          label={t`Your secret address`}
          hint={t`Whoever has it reads your calendar. It is shown once.`}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
      <p className="row row--wrap scripted">
        <Button size="s" icon="arrows-clockwise" pending={subscribe.busy ? t`One moment…` : undefined} onClick={() => void ask()}>
          {address ? t`A new address` : t`Subscribe`}
        </Button>
        <Button
          size="s"
          variant="quiet"
          pending={unsubscribe.busy ? t`One moment…` : undefined}
          onClick={() => void end()}
        >{t`End the address`}</Button>
      </p>
    </div>
  )
}
