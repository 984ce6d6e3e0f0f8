import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Pictures } from '#features/media/web/public.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { MOST_PICTURES } from '../../rules.ts'
import css from './bubble/Message.module.css'

/** Opens the device's pictures, or its camera. */
export function AttachButton({ hanging }: { hanging: Pictures }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        className="vh"
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={t`Pictures for your message`}
        onChange={({ target }) => {
          hanging.take([...(target.files ?? [])].slice(0, MOST_PICTURES - hanging.pictures.length))
          target.value = ''
        }}
      />
      <IconButton icon="plus" label={t`Add pictures`} disabled={hanging.pictures.length >= MOST_PICTURES} onClick={() => field.current?.click()} />
    </>
  )
}

/** What goes with the message, with its way to the server. */
export function Attached({ hanging }: { hanging: Pictures }) {
  const { t } = useLingui()
  if (!hanging.pictures.length) return null
  return (
    <ul className={css.attaching} aria-label={t`Your pictures`}>
      {hanging.pictures.map(({ key, preview, progress, error, name }, at) => (
        <li key={key}>
          <img src={preview} alt={name} width={64} height={64} />
          {progress !== undefined && <progress value={progress} aria-label={t`Picture ${at + 1} is on its way`} />}
          {error && (
            <small className="bad" role="alert">
              <bdi>{name}</bdi>: {error}
            </small>
          )}
          <IconButton icon="x" label={t`Remove picture ${at + 1}`} onClick={() => hanging.remove(key)} />
        </li>
      ))}
    </ul>
  )
}
