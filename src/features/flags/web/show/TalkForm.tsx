import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PicturesField, usePictures } from '#features/media/web/public.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type FlagId, flags } from '../../contract.ts'
import css from '../Flags.module.css'
import { useFlagCall } from '../flag-answer.ts'

interface TalkFormProps {
  id: FlagId
  /** A question is open: the answer goes to all who vote. */
  answers: boolean
  parties: boolean
}

/** Words and pictures of a party. */
export function TalkForm(props: TalkFormProps) {
  const [round, setRound] = useState(0)
  return <Writing key={round} {...props} onSent={() => setRound(round + 1)} />
}

function Writing({ id, answers, parties, onSent }: TalkFormProps & { onSent: () => void }) {
  const { t } = useLingui()
  const [body, setBody] = useState('')
  const [apart, setApart] = useState(false)
  const pictures = usePictures()
  const calls = { say: useFlagCall(flags.say, id), answer: useFlagCall(flags.answer, id) }
  const { busy, refusal } = answers ? calls.answer : calls.say
  const pending = pictures.travelling ? t`Sending pictures` : busy ? t`Sending…` : undefined
  async function send() {
    const media_ids = pictures.media_ids as never[]
    const sent = answers ? calls.answer.run({ id, body, media_ids }) : calls.say.run({ id, body, media_ids, to: apart ? 'parties' : 'all' })
    if (await sent) onSent()
  }
  return (
    <div className={css.write}>
      <Refused refusal={refusal} />
      <TextArea
        id="flag-words"
        label={answers ? t`Your answer` : t`Say something about it`}
        hint={answers ? t`Everybody who votes reads it; then the vote goes on.` : undefined}
        maxLength={2_000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <PicturesField hanging={pictures} label={t`Evidence`} max={6} />
      {parties && !answers && (
        <Check label={t`Only the other party and the moderators read it`} checked={apart} onChange={({ target }) => setApart(target.checked)} />
      )}
      <p className="row">
        <Button variant="fill" className="push" onClick={() => void send()} pending={pending}>{t`Send`}</Button>
      </p>
    </div>
  )
}
