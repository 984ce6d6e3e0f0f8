import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { FieldError } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Files.module.css'
import { iconOf } from './file-icons.ts'
import type { AttachedFile, FormFiles } from './use-files.ts'

const ACCEPT = 'image/*,video/*,audio/*,.pdf,.txt'

export interface FilesFieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  files: FormFiles
  max?: number
  /** What may be chosen, as the `accept` of a file input. */
  accept?: string
}

/** Pictures, videos, recordings and documents of a form: pick, drop or paste; each with its progress, its error and a way to cancel. */
export function FilesField({ label, hint, error, files: { files, take, remove, again }, max = 10, accept = ACCEPT }: FilesFieldProps) {
  const { t } = useLingui()
  return (
    <div className={css.field}>
      <FileDrop
        {...{ label, error, accept, max: max - files.length }}
        hint={hint ?? t`Drop files here, or paste them: pictures, MP4 or WebM, MP3, M4A, Ogg or WAV, PDF or text.`}
        choose={t`Choose files`}
        files={[]}
        camera={false}
        onFiles={take}
        onRemove={remove}
      />
      {files.length > 0 && (
        <ul className={`plain ${css.list}`} aria-label={t`Your files`}>
          {files.map((file) => (
            <FileRow key={file.key} file={file} onRemove={() => remove(file.key)} onAgain={() => again(file)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function FileRow({ file, onRemove, onAgain }: { file: AttachedFile; onRemove: () => void; onAgain: () => void }) {
  const { t } = useLingui()
  const { key, name, media, progress, waiting, error } = file
  const kind = media?.kind ?? kindOf(file.file?.type)
  return (
    <li className={css.row} data-refused={error !== undefined || undefined}>
      <Icon name={iconOf[kind]} />
      <div className={css.words}>
        <p className="strong">
          <bdi>{name}</bdi>
        </p>
        {progress !== undefined && <progress className={css.bar} max={1} value={progress} aria-label={t`Sending ${name}`} />}
        <p className="small text-2" role="status">
          {waiting ? t`We are busy just now. It is sent again by itself.` : progress === 1 ? t`Being checked…` : media && t`It is here.`}
        </p>
        {error !== undefined && (
          <div role="alert">
            <FieldError id={`${key}-error`}>{error || t`It did not arrive.`}</FieldError>
          </div>
        )}
      </div>
      {error !== undefined && <Button size="s" onClick={onAgain}>{t`Try again`}</Button>}
      <IconButton icon="x" size="s" label={progress === undefined ? t`Remove ${name}` : t`Cancel ${name}`} onClick={onRemove} />
    </li>
  )
}

const kindOf = (type = '') =>
  type.startsWith('image/') ? 'image' : type.startsWith('video/') ? 'video' : type.startsWith('audio/') ? 'audio' : 'document'
