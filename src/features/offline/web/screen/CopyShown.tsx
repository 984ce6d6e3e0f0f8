import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { CopyView } from '../store/copy-state.ts'
import { Changes } from './Changes.tsx'
import type { CopyProps } from './copy-props.ts'
import { Have } from './Have.tsx'
import css from './Offline.module.css'
import { ThisDevice } from './ThisDevice.tsx'
import { Want } from './Want.tsx'

const parts = { have: Have, want: Want, changes: Changes, device: ThisDevice }
type Part = keyof typeof parts

/** What one has, what one wants, what waits, and the device itself. */
export function CopyShown({ copy, view }: CopyProps) {
  const { t } = useLingui()
  const [part, setPart] = useState<Part>('have')
  const Shown = parts[part]
  const waits = view.waiting.length + view.wishes_off.length + (view.kept?.conflicts ?? 0)
  return (
    <>
      <p className="muted">
        <Plural value={view.items.length} one="# item" other="# items" /> · <Plural value={view.wishes.length} one="# wish" other="# wishes" />
      </p>
      <Phase view={view} />
      <Segments
        label={t`Parts of the copy`}
        onPick={(next) => setPart(next as Part)}
        segments={[
          { value: 'have', label: t`I have` },
          { value: 'want', label: t`I want` },
          { value: 'changes', label: waits ? t`Changes (${waits})` : t`Changes` },
          { value: 'device', label: t`This device` },
        ].map((one) => ({ ...one, pressed: one.value === part }))}
      />
      <section className={css.part}>
        <Shown copy={copy} view={view} />
      </section>
    </>
  )
}

function Phase({ view: { phase, last, coming } }: { view: CopyView }) {
  const { t } = useLingui()
  if (last === 'full')
    return (
      <Note
        tone="bad"
        role="alert"
      >{t`This device has no room left: the copy is not complete, and changes are not kept. Make room, then compare again.`}</Note>
    )
  if (last === 'signed out')
    return <Note tone="warn">{t`You are logged out, so the copy was deleted from this device. What waits goes out after you log in.`}</Note>
  if (phase === 'expired')
    return <Note tone="warn">{t`This copy was 14 days old and was deleted. It comes back with the network; what waits is kept.`}</Note>
  if (phase === 'coming') return <Note role="status">{t`Your collection is coming to this device: ${coming} items so far.`}</Note>
  return null
}
