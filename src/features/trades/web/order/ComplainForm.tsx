import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { PICTURES_MOST } from '../../rules.ts'

export interface ComplainFormProps {
  busy: boolean
  onSaid: (reason: string, media_ids: readonly string[]) => unknown
}
/** What is wrong, and the pictures that show it. */
export function ComplainForm({ busy, onSaid }: ComplainFormProps) {
  const { t } = useLingui()
  const pictures = usePictures()
  const [words, setWords] = useState('')
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Saving` : undefined
  function complain(event: FormEvent) {
    event.preventDefault()
    if (!pending && words.trim()) void onSaid(words.trim(), pictures.media_ids)
  }
  return (
    <form className="stack" method="post" onSubmit={complain}>
      <TextArea id="complaint" label={t`What is wrong`} required maxLength={1_000} value={words} onChange={({ target }) => setWords(target.value)} />
      <PicturesField hanging={pictures} label={t`Pictures of what arrived`} max={PICTURES_MOST} />
      <div>
        <Button type="submit" variant="danger" pending={pending}>{t`Complain`}</Button>
      </div>
    </form>
  )
}
