import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { FieldError } from '../controls/Field.tsx'
import { Icon } from '../icons/Icon.tsx'
import { DroppedFiles } from './DroppedFiles.tsx'
import type { DroppedFile } from './dropped-file.ts'
import { FilePick } from './FilePick.tsx'

export interface FileDropProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Name of the form field, for posting without script. */
  name?: string
  files: readonly DroppedFile[]
  onFiles: (files: File[]) => void
  onRemove: (key: string) => void
  /** MIME types or extensions, such as "image/*". */
  accept?: string
  max?: number
  /** Label of the button; pictures when not given. */
  choose?: string
  /** Also offers the camera. */
  camera?: boolean
}

const fits = (file: File, accept: string) =>
  accept.split(',').some((one) => {
    const rule = one.trim()
    return rule.startsWith('.') ? file.name.toLowerCase().endsWith(rule) : file.type.startsWith(rule.replace('*', ''))
  })

/** Pick, drop, paste or photograph. Accessibility: the buttons are file inputs, so all of it works by keyboard. */
export function FileDrop({ label, hint, error, name, files, onFiles, onRemove, accept = 'image/*', max = 10, choose, camera = true }: FileDropProps) {
  const { t } = useLingui()
  const id = useId()
  const [over, setOver] = useState(false)
  const room = max - files.length
  function take(list: FileList | null | undefined) {
    const fitting = [...(list ?? [])].filter((file) => fits(file, accept)).slice(0, Math.max(0, room))
    if (fitting.length > 0) onFiles(fitting)
  }
  usePaste(take)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="field" aria-describedby={described}>
      <legend>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the inputs inside do the same */}
      <div className="drop" data-over={over} onDragOver={(event) => event.preventDefault()} onDragEnter={() => setOver(true)} onDrop={drop}>
        <Icon name="images" size="l" />
        <p className="hint" id={`${id}-hint`}>
          {room > 0 ? (hint ?? <Trans>Drop pictures here, or paste them.</Trans>) : <Trans>That is the most that fit here.</Trans>}
        </p>
        <div className="drop-acts">
          <FilePick {...{ name, accept, onPick: take, off: room <= 0, many: max > 1 }} icon="upload-simple" words={choose ?? t`Choose pictures`} />
          {camera && <FilePick {...{ accept, onPick: take, off: room <= 0 }} shoot icon="camera" words={t`Take a picture`} />}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <DroppedFiles files={files} onRemove={onRemove} />
    </fieldset>
  )
}

/** Paste is ignored while a text field has the focus. */
function usePaste(take: (list: FileList | undefined) => void) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const writing = (event.target as Element | null)?.closest?.('textarea, input:not([type=file])')
      if (!writing && event.clipboardData?.files.length) take(event.clipboardData.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [take])
}
