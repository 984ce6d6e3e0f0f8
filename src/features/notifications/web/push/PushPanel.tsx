import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SwitchRow } from '#features/settings/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { OtherBrowsers } from './OtherBrowsers.tsx'
import css from './Push.module.css'
import { usePush } from './use-push.ts'

/** Notices outside of the pages: what it is, then the switch of this browser, and of the others. */
export function PushPanel() {
  const { t } = useLingui()
  const push = usePush()
  return (
    <div className={css.panel}>
      <p>{t`Outbid, sold, a parcel on its way: this device tells you at once, even while no page of ours is open. Which kinds, you choose below under “Push”.`}</p>
      {push.ready && <ThisBrowser push={push} />}
      <Refused refusal={push.refusal} />
      <SwitchRow
        property="push_text"
        label={t`Show names, amounts and titles`}
        hint={t`Otherwise a locked screen only says what kind of thing happened.`}
      />
      <OtherBrowsers browsers={push.others} switchOff={push.switchOff} />
    </div>
  )
}

function ThisBrowser({ push }: { push: ReturnType<typeof usePush> }) {
  const { t } = useLingui()
  const { name } = useSite()
  if (push.allowed === 'unsupported')
    return <Note>{t`This browser cannot show notices. On iPhone and iPad put ${name} on your home screen first and open it there.`}</Note>
  if (push.allowed === 'denied')
    return (
      <Note tone="warn">{t`This browser has been told to show nothing of ${name}. Allow notifications in its settings for this site, then come back.`}</Note>
    )
  if (push.here) return <SwitchedOn id={push.here.id} push={push} />
  return (
    <>
      {push.without && <Note tone="bad" role="alert">{t`No registration token available. Request permission to generate one.`}</Note>}
      <p className="text-2">{t`Your browser asks you once whether ${name} may do this. You can switch it off here at any time.`}</p>
      <Button
        variant="fill"
        icon="bell"
        pending={push.busy ? t`Waiting for your browser…` : undefined}
        onClick={() => void push.switchOn()}
      >{t`Show notices on this device`}</Button>
    </>
  )
}

function SwitchedOn({ id, push }: { id: string; push: ReturnType<typeof usePush> }) {
  const { t } = useLingui()
  const [tried, setTried] = useState(false)
  return (
    <>
      <Note tone="good" role="status">
        {tried ? t`On its way: it shows in a moment.` : t`This device shows you notices.`}
      </Note>
      <div className={css.buttons}>
        <Button icon="bell" onClick={() => void push.trial(id).then((answer) => setTried(!refused(answer)))}>{t`Send me one to try`}</Button>
        <Button variant="quiet" onClick={() => void push.switchOff(id)}>{t`Switch off on this device`}</Button>
      </div>
    </>
  )
}
