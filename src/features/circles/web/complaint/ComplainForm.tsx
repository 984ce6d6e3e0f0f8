import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { circles } from '../../contract.ts'
import { type ComplaintReason, complaintReasons, PICTURES_MOST } from '../../rules.ts'
import type { CircleAnswer } from '../use-circle-words.ts'
import { useComplaintWords } from './use-complaint-words.ts'

/** What is wrong with the parcel to oneself, and the pictures that show it. */
export function ComplainForm({ circle: { id }, onClose }: { circle: CircleAnswer; onClose: () => void }) {
  const { t } = useLingui()
  const { reasons } = useComplaintWords()
  const [toast, refresh] = [useToast(), useRefresh(circles.show, circles.list)]
  const pictures = usePictures()
  const [reason, setReason] = useState<ComplaintReason>('not_arrived')
  const [body, setBody] = useState('')
  const { run, busy, refusal } = useCommand(circles.complain)
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Saving` : undefined
  async function complain(event: FormEvent) {
    event.preventDefault()
    if (pending || refused(await run({ id, reason, body, media_ids: pictures.media_ids as never }))) return
    await refresh()
    toast({ title: t`Your complaint is noted` })
    onClose()
  }
  return (
    <form className="stack" method="post" noValidate onSubmit={complain}>
      <p className="text-2">{t`This parcel stands still until it has arrived or a moderator has decided; the others go on. Its sender has five days to answer.`}</p>
      <Refused refusal={refusal} fields={{ body: t`In your words` }} />
      <RadioCards
        name="reason"
        label={t`What is wrong?`}
        value={reason}
        onValue={(value) => setReason(value as ComplaintReason)}
        cards={complaintReasons.map((value) => ({ value, label: reasons[value] }))}
      />
      <TextArea
        id="complaint"
        label={t`In your words`}
        required
        maxLength={2_000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={errorAt(refusal, 'body')}
      />
      <PicturesField hanging={pictures} label={t`Pictures of what arrived`} max={PICTURES_MOST} />
      <p className="row row--wrap">
        <Button type="submit" variant="fill" pending={pending}>{t`Complain`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </p>
    </form>
  )
}
