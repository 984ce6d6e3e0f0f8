import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Before.module.css'

/** One’s own picture, as in a mirror. */
export function SelfView({ camera }: { camera: MediaStreamTrack | null }) {
  const { t } = useLingui()
  const box = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (box.current) box.current.srcObject = camera && new MediaStream([camera])
  }, [camera])
  return (
    <div className={css.self}>
      <video ref={box} autoPlay playsInline muted hidden={!camera} aria-label={t`Your camera`} />
      {!camera && <Icon name="video-camera-slash" />}
      <span>{camera ? t`Only you see this` : t`Your camera is off`}</span>
    </div>
  )
}
