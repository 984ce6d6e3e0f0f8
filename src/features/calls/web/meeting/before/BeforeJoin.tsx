import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { keep, readKept, useOwner } from '#web/browser/local-storage.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import type { HeldMedia } from '../../connection/media.ts'
import css from './Before.module.css'
import { DeviceFields } from './DeviceFields.tsx'
import { SelfView } from './SelfView.tsx'
import { usePreview } from './use-preview.ts'

export interface Ready {
  readonly media: HeldMedia
  readonly relay_only: boolean
}
interface BeforeJoinProps {
  title: string
  line: string
  /** What the main button does, and what it says meanwhile. */
  act: string
  acting?: string | undefined
  /** A second button, which comes in without sound. */
  muted?: string
  camera: boolean
  has_relays: boolean
  /** False when nothing came of it: the devices stay here. */
  onReady: (ready: Ready) => undefined | Promise<boolean>
  away: ReactNode
  children?: ReactNode
}

/** Devices are chosen, heard and seen before anybody else hears or sees them. */
export function BeforeJoin({ title, line, act, acting, muted, camera, has_relays, onReady, away, children }: BeforeJoinProps) {
  const { t } = useLingui()
  const preview = usePreview(camera)
  const key = `relay only of ${useOwner()}`
  const [relay_only, setRelayOnly] = useState(false)
  const hides = has_relays && (relay_only || readKept<boolean>(key) === true)
  const [waits, setWaits] = useState(false)
  const go = async (is_muted: boolean) => {
    if (waits) return
    // The browser may still be asking whether it is allowed: nobody is to come in silent because of it.
    setWaits(true)
    const media = await preview.take()
    setWaits(false)
    if (!media) return
    if (media.microphone) media.microphone.enabled = !is_muted
    if ((await onReady({ media, relay_only: hides })) === false) preview.giveBack()
  }
  return (
    <section className={css.before} aria-labelledby="before">
      <SelfView camera={preview.media.camera} />
      <div>
        <h1 id="before">{title}</h1>
        <p className="text-2">{line}</p>
        <div className={css.form}>
          {children}
          <DeviceFields preview={preview} />
          <div className="row row--wrap">
            <Button variant="fill" onClick={() => void go(false)} pending={acting ?? (waits ? t`Waiting for your microphone` : undefined)}>
              {act}
            </Button>
            {muted && <Button onClick={() => void go(true)}>{muted}</Button>}
            {away}
          </div>
          {has_relays && (
            <Check
              label={t`Hide my address (relay only)`}
              checked={hides}
              onChange={({ target }) => {
                keep(key, target.checked)
                setRelayOnly(target.checked)
              }}
            />
          )}
        </div>
      </div>
    </section>
  )
}
