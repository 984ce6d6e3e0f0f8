import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { usePictures } from '#features/media/web/public.tsx'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { groups } from '../../contract.ts'
import type { GroupShown } from '../group-address.ts'

/** Only the members see it. */
export function GroupPicture({ group: { id, image_url } }: { group: GroupShown }) {
  const { t } = useLingui()
  const { run, busy } = useCommand(groups.edit)
  const field = useRef<HTMLInputElement>(null)
  const { pictures, media_ids, take, remove, travelling } = usePictures()
  const [ready] = media_ids
  useEffect(() => {
    if (!ready) return
    for (const { key } of pictures) remove(key)
    void run({ id, picture_media_id: ready })
  }, [ready])
  return (
    <p className="row row--wrap">
      <input
        ref={field}
        className="vh"
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={t`Picture of the group`}
        onChange={({ target }) => {
          take([...(target.files ?? [])].slice(0, 1))
          target.value = ''
        }}
      />
      <Button size="s" pending={busy || travelling ? t`Saving` : undefined} onClick={() => field.current?.click()}>
        {image_url ? t`Another picture` : t`Add a picture`}
      </Button>
      {image_url && (
        <Button size="s" variant="quiet" onClick={() => void run({ id, picture_media_id: null })}>
          {t`Take it down`}
        </Button>
      )}
    </p>
  )
}
