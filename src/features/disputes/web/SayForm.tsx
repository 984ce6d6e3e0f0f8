import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type DisputeId, disputes } from '../contract.ts'
import css from './Dispute.module.css'

/** A message or pictures for the other side, and for a moderator if it comes to that. */
export function SayForm({ id, order_id }: { id: DisputeId; order_id: string }) {
  const { t } = useLingui()
  const store = useQueryClient()
  const [body, setBody] = useState('')
  const [round, setRound] = useState(0)
  const { run, busy, refusal } = useCommand(disputes.say)
  async function say(media_ids: readonly string[]) {
    if (refused(await run({ id, body, media_ids: media_ids as never }))) return
    setBody('')
    setRound(round + 1)
    await store.invalidateQueries({ queryKey: keyOf({ op: disputes.show, input: { id: order_id } }) })
  }
  return (
    <div className={css.write}>
      <Refused refusal={refusal} />
      <TextArea
        id="dispute-answer"
        label={t`Your answer`}
        placeholder={t`The other side and, if it comes to that, a moderator read this`}
        maxLength={2_000}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <Sending key={round} busy={busy} onSay={say} />
    </div>
  )
}

function Sending({ busy, onSay }: { busy: boolean; onSay: (media_ids: readonly string[]) => void }) {
  const { t } = useLingui()
  const pictures = usePictures()
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Sending…` : undefined
  return (
    <>
      <PicturesField hanging={pictures} label={t`Evidence`} max={6} />
      <p className="row">
        <Button variant="fill" className="push" onClick={() => onSay(pictures.media_ids)} pending={pending}>{t`Send`}</Button>
      </p>
    </>
  )
}
