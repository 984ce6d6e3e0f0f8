import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useOnline } from '#web/query/online.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { KEPT_DAYS } from '../../rules.ts'
import { watchWaiting } from '../store/worker.ts'
import type { CopyProps } from './copy-props.ts'
import { Devices } from './Devices.tsx'
import { Install } from './Install.tsx'
import css from './Offline.module.css'

const MB = 1_000_000
const DAY_MS = 86_400_000

/** How much the copy holds, until when it stays, and how it leaves. */
export function ThisDevice({ copy, view }: CopyProps) {
  const { t } = useLingui()
  const online = useOnline()
  const confirm = useConfirm()
  const [newer, setNewer] = useState(false)
  useEffect(() => void watchWaiting(setNewer), [])
  const { kept, bytes, waiting } = view
  if (!kept) return null
  const size = bytes === undefined ? '' : `${Math.max(0.1, Math.round((bytes / MB) * 10) / 10)} MB`
  const forget = async () => {
    const text = waiting.length ? t`Changes that wait and would be lost: ${waiting.length}` : t`Your collection itself stays as it is.`
    if (await confirm({ title: t`Delete the copy from this device?`, text, yes: t`Forget this device`, danger: true })) await copy.forget()
  }
  return (
    <div className={css.device}>
      {newer && <Note role="status">{t`A newer version of these pages is ready. It is used when all pages of this site were closed once.`}</Note>}
      <Facts
        caption={t`This device`}
        facts={[
          { label: t`Last compared`, value: <DateTime at={new Date(kept.contact).toISOString()} /> },
          { label: t`Stays until`, value: <DateTime show="date" at={new Date(kept.contact + KEPT_DAYS * DAY_MS).toISOString()} /> },
          { label: t`Storage used`, value: size },
        ]}
      />
      <Install />
      <Button variant="danger" icon="trash" onClick={() => void forget()}>{t`Forget this device`}</Button>
      {online && <Devices own={kept.device_id} />}
    </div>
  )
}
