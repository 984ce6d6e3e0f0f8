import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import type { DraftState } from '../use-draft.ts'

/** The picture that stands for the article in lists and at its head. */
export function CoverPart({ draft: { draft, writing, change } }: { draft: DraftState }) {
  const { t } = useLingui()
  const hanging = usePictures(draft?.cover ? [draft.cover] : [])
  const id = hanging.media_ids[0] ?? null
  useEffect(() => {
    if (id !== writing.cover_media_id) change({ cover_media_id: id, ...(id === null && { cover_alt: '' }) })
  }, [id])
  return (
    <div>
      <PicturesField label={t`Cover`} hanging={hanging} max={1} />
      {id && (
        <TextField
          label={t`What the cover shows`}
          required
          maxLength={500}
          value={writing.cover_alt}
          onChange={({ target }) => change({ cover_alt: target.value })}
        />
      )}
    </div>
  )
}
