import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { dashboard } from '../../contract.ts'
import css from '../Dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { SettingHistory } from '../SettingHistory.tsx'
import { useAct } from '../use-act.ts'
import { Sample } from './Sample.tsx'
import { type Colours, NAMES, SiteFields } from './SiteFields.tsx'

/** Branding: name, colours and sender. */
export default screenWithoutInput(() => <SitePage />, {
  visitors: 'members',
  asks: () => [queryOf(dashboard.site, {}), queryOf(dashboard.settingChanges, { of: 'site' })],
})

function SitePage() {
  const { t } = useLingui()
  const { face } = useData(dashboard.site, {})
  return (
    <Frame here="/dashboard/site" title={t`Name and colours`}>
      <SiteForm key={JSON.stringify(face)} />
      <SettingHistory of="site" />
    </Frame>
  )
}

function SiteForm() {
  const { t } = useLingui()
  const { face } = useData(dashboard.site, {})
  const form = useRef<HTMLFormElement>(null)
  const [colours, setColours] = useState<Colours>({ colour: face.colour, colour_dark: face.colour_dark })
  const { act, busy, refusal } = useAct(dashboard.keepSite, t`Kept: pages opened from now on show it`)
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = new FormData(form.current!)
    void act(Object.fromEntries(NAMES.map((name) => [name, String(given.get(name))])) as Record<(typeof NAMES)[number], string>)
  }
  return (
    <div className={css.two}>
      <form ref={form} className={`${css.block} ${css.form}`} method="post" noValidate onSubmit={submit}>
        <SiteFields face={face} refusal={refusal} colours={colours} onPick={setColours} />
        <p className="row row--wrap">
          <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>{t`Keep`}</Button>
          {!face.is_usual && <Reset />}
        </p>
      </form>
      <div className={css.blocks}>
        <Sample theme="light" colour={colours.colour} />
        <Sample theme="dark" colour={colours.colour_dark} />
      </div>
    </div>
  )
}

function Reset() {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { act, busy } = useAct(dashboard.resetSite, t`As it was at first`)
  const reset = async () =>
    (await confirm({
      title: t`Back to how it was at first?`,
      text: t`Name, sender and colours are as the server’s own settings say.`,
      yes: t`Reset`,
    })) && act({})
  return <Button onClick={reset} pending={busy ? t`One moment…` : undefined}>{t`Reset`}</Button>
}
