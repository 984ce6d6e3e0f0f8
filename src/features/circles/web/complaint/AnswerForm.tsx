import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { circles } from '../../contract.ts'
import { PICTURES_MOST } from '../../rules.ts'
import type { Complaint } from '../use-circle-words.ts'

/** What its sender says to it: proof of posting, how it was packed. */
export function AnswerForm({ complaint: { id } }: { complaint: Complaint }) {
  const { t } = useLingui()
  const [toast, refresh] = [useToast(), useRefresh(circles.show, circles.list)]
  const pictures = usePictures()
  const [body, setBody] = useState('')
  const { run, busy, refusal } = useCommand(circles.answer)
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Saving` : undefined
  async function answer(event: FormEvent) {
    event.preventDefault()
    if (pending || refused(await run({ id, body, media_ids: pictures.media_ids as never }))) return
    await refresh()
    toast({ title: t`Your answer is sent` })
  }
  return (
    <form className="stack" method="post" noValidate onSubmit={answer}>
      <Refused refusal={refusal} fields={{ body: t`Your answer` }} />
      <TextArea
        id="answer"
        label={t`Your answer`}
        hint={t`Whoever waits for the parcel and a moderator read it.`}
        required
        maxLength={2_000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={errorAt(refusal, 'body')}
      />
      <PicturesField hanging={pictures} label={t`Pictures: proof of posting, how it was packed`} max={PICTURES_MOST} />
      <p className="row">
        <Button type="submit" variant="fill" pending={pending}>{t`Send the answer`}</Button>
      </p>
    </form>
  )
}
