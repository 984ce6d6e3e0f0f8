import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../controls/IconButton.tsx'
import type { DroppedFile } from './dropped-file.ts'

/** Previews with progress and a button to remove each. */
export function DroppedFiles({ files, onRemove }: { files: readonly DroppedFile[]; onRemove: (key: string) => void }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <ul className="drop-list">
      {files.map(({ key, name, preview, progress, error }) => (
        <li key={key}>
          <div className="well well--square well--plain">
            <img src={preview} alt="" />
            {progress !== undefined && <Progress name={name} progress={progress} />}
          </div>
          <IconButton icon="x" size="s" label={t`Remove ${name}`} onClick={() => onRemove(key)} />
          <p className="drop-name">{name}</p>
          {error && <p className="drop-name bad">{error}</p>}
        </li>
      ))}
    </ul>
  )
}

function Progress({ name, progress }: { name: string; progress: number }) {
  const { t } = useLingui()
  const percent = Math.round(progress * 100)
  return (
    <span className="drop-bar" role="progressbar" aria-label={t`Sending ${name}`} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}
