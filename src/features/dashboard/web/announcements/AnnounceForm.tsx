import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { announcementAudiences, announcementKinds, announcements } from '#features/announcements/contract.ts'
import { localeNames, locales } from '#kernel/locale.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Dashboard.module.css'
import { useAct } from '../use-act.ts'
import { Preview } from './Preview.tsx'
import { useAnnouncementWords } from './use-announcement-words.ts'

const EMPTY = {
  kind: 'info' as (typeof announcementKinds)[number],
  audience: 'everybody' as (typeof announcementAudiences)[number],
  link: '',
  from: '',
  until: '',
}
const NO_WORDS = Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<(typeof locales)[number], string>
/** By the clock of whoever writes. */
const moment = (text: string) => (text ? new Date(text).toISOString() : undefined)

/** One line, in as many of the five languages as the operator knows. */
export function AnnounceForm() {
  const { t } = useLingui()
  const { kinds, audiences } = useAnnouncementWords()
  const [draft, setDraft] = useState(EMPTY)
  const [words, setWords] = useState(NO_WORDS)
  const { act, busy, refusal } = useAct(announcements.make, t`Announced: pages opened from now on show it`)
  const put = (change: Partial<typeof EMPTY>) => setDraft({ ...draft, ...change })
  const labels = { words: t`The line`, link: t`Link`, starts_at: t`From`, ends_at: t`Until` }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const said = Object.fromEntries(Object.entries(words).filter(([, line]) => line.trim()))
    const until = moment(draft.until)
    const from = moment(draft.from)
    const { kind, audience, link } = draft
    const wish = { kind, audience, words: said, ...(link && { link }), ...(from && { starts_at: from }), ends_at: until ?? '' }
    if (await act(wish)) {
      setDraft(EMPTY)
      setWords(NO_WORDS)
    }
  }
  return (
    <form className={`${css.block} ${css.form} ${css.wide}`} method="post" noValidate onSubmit={submit}>
      <h2>{t`Announce something`}</h2>
      <Refused refusal={refusal} fields={labels} />
      <div className={css.fields}>
        <Select
          label={t`Kind`}
          value={draft.kind}
          choices={announcementKinds.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target }) => put({ kind: target.value as typeof draft.kind })}
        />
        <Select
          label={t`Who sees it`}
          value={draft.audience}
          choices={announcementAudiences.map((value) => ({ value, label: audiences[value] }))}
          onChange={({ target }) => put({ audience: target.value as typeof draft.audience })}
        />
        <TextField
          label={labels.starts_at}
          optional
          type="datetime-local"
          hint={t`Empty: at once.`}
          value={draft.from}
          onChange={({ target }) => put({ from: target.value })}
          error={errorAt(refusal, 'starts_at')}
        />
        <TextField
          label={labels.ends_at}
          required
          type="datetime-local"
          hint={t`By your own clock.`}
          value={draft.until}
          onChange={({ target }) => put({ until: target.value })}
          error={errorAt(refusal, 'ends_at')}
        />
      </div>
      <fieldset className={css.plainset}>
        <legend>{labels.words}</legend>
        <p className="text-2">{t`In one language at least. Readers of others see English, or the first that there is.`}</p>
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={localeNames[locale]}
            optional
            lang={locale}
            maxLength={200}
            autoComplete="off"
            value={words[locale]}
            onChange={({ target }) => setWords({ ...words, [locale]: target.value })}
            error={locale === 'en' ? errorAt(refusal, 'words') : undefined}
          />
        ))}
      </fieldset>
      <TextField
        label={labels.link}
        optional
        hint={t`A page here such as /help, or an address with https.`}
        maxLength={300}
        autoComplete="off"
        value={draft.link}
        onChange={({ target }) => put({ link: target.value.trim() })}
        error={errorAt(refusal, 'link')}
      />
      <Preview kind={draft.kind} words={words} link={draft.link || null} />
      <p>
        <Button type="submit" variant="fill" pending={busy ? t`One moment…` : undefined}>{t`Announce it`}</Button>
      </p>
    </form>
  )
}
