import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { PicturesField, pictureOf, usePictures } from '#features/media/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import type { Faces } from '../editor-schema.ts'

/** A picture with what it shows, and a caption if one is wanted. */
export function PictureDialog({ editor, faces, onClose }: { editor: Editor; faces: Faces; onClose: () => void }) {
  const { t } = useLingui()
  const hanging = usePictures()
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const media = hanging.pictures.find((one) => one.media)?.media
  function put() {
    if (!media || !alt.trim()) return
    faces.pictures.set(media.id, pictureOf(media).sizes.at(-1)?.url ?? media.media_url)
    const attrs = { media_id: media.id, alt: alt.trim(), caption: caption.trim() }
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
    onClose()
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
      <Button
        variant="fill"
        className="push"
        disabled={!media || !alt.trim()}
        pending={hanging.travelling ? t`Sending pictures` : undefined}
        onClick={put}
      >
        {t`Put it into the text`}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t`Picture`} actions={actions} wide>
      <PicturesField label={t`Picture`} hanging={hanging} max={1} />
      <TextField
        label={t`What it shows, in words`}
        hint={t`For those who cannot see it.`}
        required
        maxLength={500}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <TextField label={t`Caption`} optional maxLength={500} value={caption} onChange={({ target }) => setCaption(target.value)} />
    </Dialog>
  )
}
