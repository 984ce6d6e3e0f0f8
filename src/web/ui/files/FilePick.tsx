import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface FilePickProps {
  words: string
  icon: IconName
  accept: string
  onPick: (files: FileList | null) => void
  name?: string
  many?: boolean
  off?: boolean
  /** Opens the camera. */
  shoot?: boolean
}

/** File input that looks like a button. */
export function FilePick({ words, icon, accept, onPick, name, many, off, shoot }: FilePickProps) {
  return (
    <label className="btn btn--s drop-pick">
      <Icon name={icon} size="s" />
      {words}
      <input
        type="file"
        {...{ name, accept }}
        multiple={many}
        disabled={off}
        capture={shoot ? 'environment' : undefined}
        onChange={(event) => {
          onPick(event.target.files)
          // Cleared, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
