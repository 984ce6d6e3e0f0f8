import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { SettingHistory } from '../SettingHistory.tsx'
import { useAct } from '../use-act.ts'

/** Which parts of the product are open. */
export default screenWithoutInput(() => <PartsPage />, {
  visitors: 'members',
  asks: () => [queryOf(dashboard.parts, {}), queryOf(dashboard.settingChanges, { of: 'parts' })],
})

function PartsPage() {
  const { t } = useLingui()
  const { parts } = useData(dashboard.parts, {})
  return (
    <Frame here="/dashboard/parts" title={t`Parts of the place`}>
      <PartsForm key={JSON.stringify(parts)} />
      <SettingHistory of="parts" />
    </Frame>
  )
}

function PartsForm() {
  const { t } = useLingui()
  const { parts } = useData(dashboard.parts, {})
  const [closed, setClosed] = useState(() => new Set(parts.filter(({ is_closed }) => is_closed).map(({ code }) => code)))
  const { act, busy, refusal } = useAct(dashboard.keepParts, t`Kept: it holds everywhere within a second`)
  const confirm = useConfirm()
  const newly = parts.filter(({ code, is_closed }) => !is_closed && closed.has(code)).map(({ name }) => name)
  const turn = (code: string, open: boolean) => {
    const next = new Set(closed)
    if (open) next.delete(code)
    else next.add(code)
    setClosed(next)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const names = newly.join(', ')
    const text = t`Its pages answer that it is closed, its links are gone, and nothing new begins. What has begun is carried to its end.`
    if (newly.length && !(await confirm({ title: t`Close ${names}?`, text, yes: t`Close`, danger: true }))) return
    await act({ closed: [...closed] })
  }
  return (
    <form className={`${css.block} ${css.form}`} method="post" noValidate onSubmit={submit}>
      <Refused refusal={refusal} />
      <fieldset className={css.plainset}>
        <legend>{t`Open parts`}</legend>
        {parts.map(({ code, name }) => (
          <Check key={code} label={name} checked={!closed.has(code)} onChange={({ target }) => turn(code, target.checked)} />
        ))}
      </fieldset>
      <p>
        <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>{t`Keep`}</Button>
      </p>
    </form>
  )
}
