import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf } from '#features/vocabularies/web/public.tsx'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { usePosted } from '#web/router/use-posted.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { support } from '../../contract.ts'
import { LONGEST_MESSAGE, supportTopics } from '../../rules.ts'
import css from '../Support.module.css'
import { SUPPORT } from '../support-answer.ts'
import { HelpFound } from './HelpFound.tsx'

const TOPICS = { types: ['supportTopics' as const] }
export const asksTopics = () => queryOf(vocabularies.staticData, TOPICS)
const isTopic = (code: string): code is (typeof supportTopics)[number] => (supportTopics as readonly string[]).includes(code)

interface ContactFormProps {
  /** The plain form has led back here. */
  sent: boolean
  /** From the address: what the page that led here is about. */
  topic?: string | undefined
  about?: string | undefined
}
/** Posted to its page without script; with it, help is looked for while one writes. */
export function ContactForm({ sent: before, topic, about }: ContactFormProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const [sent, setSent] = useState(before)
  const [message, setMessage] = useState('')
  const posted = usePosted(support.open)?.values
  const { run, busy, refusal } = useCommand(support.open)
  if (sent) return <Sent signed_in={signed_in} />
  async function submit(form: HTMLFormElement) {
    const given = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    const { topic: chosen = 'other', ...rest } = given
    setSent(!refused(await run({ ...rest, topic: isTopic(chosen) ? chosen : 'other', message: given.message ?? '' })))
  }
  return (
    <form
      className={css.form}
      method="post"
      noValidate
      aria-label={t`Write to us`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <Refused refusal={refusal} fields={{ email: t`E-mail`, message: t`Message` }} />
      {!signed_in && <Who posted={posted} error={errorAt(refusal, 'email')} />}
      <Topic topic={posted?.topic ?? topic} />
      <TextArea
        label={t`Message`}
        id="message"
        name="message"
        required
        rows={6}
        maxLength={LONGEST_MESSAGE}
        defaultValue={posted?.message}
        onChange={({ target }) => setMessage(target.value)}
        error={errorAt(refusal, 'message')}
      />
      <input type="hidden" name="about" value={posted?.about ?? about ?? ''} />
      <input className={css.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <HelpFound words={message} />
      <p className="row">
        <Button type="submit" variant="fill" pending={busy ? t`Sending` : undefined}>{t`Send`}</Button>
      </p>
    </form>
  )
}

function Who({ posted, error }: { posted: Readonly<Record<string, string>> | undefined; error: string | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <TextField label={t`Name`} id="name" name="name" optional maxLength={120} autoComplete="name" defaultValue={posted?.name} />
      <TextField
        label={t`E-mail`}
        id="email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={posted?.email}
        error={error}
      />
    </>
  )
}

function Topic({ topic = 'other' }: { topic?: string | undefined }) {
  const { t } = useLingui()
  const lists = useData(vocabularies.staticData, TOPICS).data
  return <Select label={t`Topic`} id="topic" name="topic" choices={choicesOf(lists.supportTopics)} defaultValue={isTopic(topic) ? topic : 'other'} />
}

function Sent({ signed_in }: { signed_in: boolean }) {
  const { t } = useLingui()
  return (
    <Note tone="good" role="status">
      <b className="strong">{t`We have your message.`}</b> {t`A receipt is on its way to your mailbox, and the answer follows.`}{' '}
      {signed_in && <a href={SUPPORT}>{t`Your tickets`}</a>}
    </Note>
  )
}
