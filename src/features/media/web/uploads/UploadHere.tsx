import { useLingui } from '@lingui/react/macro'
import { FilesField } from '../files/FilesField.tsx'
import { useFiles } from '../files/use-files.ts'

/** Uploads kept for later use; the list below follows by itself. */
export function UploadHere() {
  const { t } = useLingui()
  return <FilesField label={t`Upload`} files={useFiles({ leave: true })} />
}
