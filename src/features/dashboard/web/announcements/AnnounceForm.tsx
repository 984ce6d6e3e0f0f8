import { useLingui } from '@lingui/react/macro'
import { announcementAudiences, announcementKinds } from '#features/announcements/contract.ts'
import { localeNames, locales } from '#kernel/locale.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Dashboard.module.css'
import { Preview } from './Preview.tsx'
import { type AnnouncementDraft, useAnnounceForm } from './use-announce-form.ts'
import { useAnnouncementWords } from './use-announcement-words.ts'

type Form = ReturnType<typeof useAnnounceForm>

/** One line, in as many of the five languages as the operator knows. */
export function AnnounceForm() {
  const { t } = useLingui()
  const form = useAnnounceForm()
  const { draft, put, words, submit, busy, refusal } = form
  const labels = { words: t`The line`, link: t`Link`, starts_at: t`From`, ends_at: t`Until` }
  return (
    <form className={`${css.block} ${css.form} ${css.wide}`} method="post" noValidate onSubmit={submit}>
      <h2>{t`Announce something`}</h2>
      <Refused refusal={refusal} fields={labels} />
      <div className={css.fields}>
        <WhoAndWhen {...form} />
      </div>
      <Lines {...form} />
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

function WhoAndWhen({ draft, put, refusal }: Pick<Form, 'draft' | 'put' | 'refusal'>) {
  const { t } = useLingui()
  const { kinds, audiences } = useAnnouncementWords()
  const ties = (name: 'from' | 'until') => ({
    ...{ type: 'datetime-local', value: draft[name], error: errorAt(refusal, name === 'from' ? 'starts_at' : 'ends_at') },
    onChange: ({ target }: { target: { value: string } }) => put(name === 'from' ? { from: target.value } : { until: target.value }),
  })
  return (
    <>
      <Select
        label={t`Kind`}
        value={draft.kind}
        choices={announcementKinds.map((value) => ({ value, label: kinds[value] }))}
        onChange={({ target }) => put({ kind: target.value as AnnouncementDraft['kind'] })}
      />
      <Select
        label={t`Who sees it`}
        value={draft.audience}
        choices={announcementAudiences.map((value) => ({ value, label: audiences[value] }))}
        onChange={({ target }) => put({ audience: target.value as AnnouncementDraft['audience'] })}
      />
      <TextField label={t`From`} optional hint={t`Empty: at once.`} {...ties('from')} />
      <TextField label={t`Until`} required hint={t`By your own clock.`} {...ties('until')} />
    </>
  )
}

function Lines({ words, setWords, refusal }: Pick<Form, 'words' | 'setWords' | 'refusal'>) {
  const { t } = useLingui()
  return (
    <fieldset className={css.plainset}>
      <legend>{t`The line`}</legend>
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
  )
}
