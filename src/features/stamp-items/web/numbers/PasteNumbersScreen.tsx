import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { choicesOf, TermField } from '#features/vocabularies/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { chosenStatuses, MANY } from '../../contract.ts'
import { asksWords, wordsOf } from '../form-parts.ts'
import { useItemLabels } from '../use-item-labels.ts'
import { FoundNumbers } from './FoundNumbers.tsx'
import css from './Numbers.module.css'
import { type PastedNumbers, usePastedNumbers } from './use-pasted-numbers.ts'

/** Fast entry: catalogue numbers and ranges as a collector writes them become items, after a look at what they are. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [asksWords()],
  Draw: () => <PasteNumbers />,
})

function PasteNumbers() {
  const { t } = useLingui()
  const pasted = usePastedNumbers()
  const { found, read, refusal } = pasted
  const unclear = read.unclear.slice(0, 8).join(' · ')
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Paste catalogue numbers`}</Title>
      <h1>{t`Paste catalogue numbers`}</h1>
      <p className="text-2">{t`Write numbers and ranges of one catalogue, as 1-7, 9, 12a-c. You see what they are before anything is added.`}</p>
      <Refused refusal={refusal} />
      <form
        className={`panel ${css.form}`}
        onSubmit={(event) => {
          event.preventDefault()
          void pasted.look()
        }}
      >
        <Fields pasted={pasted} />
        <Button type="submit" variant={found ? undefined : 'fill'} icon="magnifying-glass" pending={pasted.looking ? t`Looking` : undefined}>
          {t`Look them up`}
        </Button>
      </form>
      {unclear && <Note>{t`Not understood: ${unclear}`}</Note>}
      {read.cut && <Note>{t`Only the first ${MANY} numbers are taken at once.`}</Note>}
      {found && <FoundNumbers pasted={pasted} found={found} />}
    </main>
  )
}

function Fields({ pasted: { asked, set } }: { pasted: PastedNumbers }) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const statuses = (lists.stampItemStatuses ?? []).filter(({ code }) => (chosenStatuses as readonly string[]).includes(code))
  const catalogues = (lists.stampCatalogNumberTypes ?? []).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <div className={css.fields}>
      <TextArea
        className={css.wide}
        label={t`Numbers`}
        placeholder="1-7, 9, 12a-c, B5-B8"
        maxLength={4_000}
        value={asked.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Select label={t`Catalogue`} choices={catalogues} value={asked.type} onChange={({ target }) => set({ type: target.value })} />
      <TermField label={labels.country} terms={lists.countries ?? []} value={asked.country} onValue={(country) => set({ country })} />
      <Select
        label={labels.condition}
        placeholder={t`Not said`}
        choices={choicesOf(lists.stampConditions)}
        value={asked.condition}
        onChange={({ target }) => set({ condition: target.value })}
      />
      <Select label={labels.status} choices={choicesOf(statuses)} value={asked.status} onChange={({ target }) => set({ status: target.value })} />
      <TextField
        className={css.wide}
        label={labels.storage_place}
        maxLength={120}
        autoComplete="off"
        value={asked.place}
        onChange={({ target }) => set({ place: target.value })}
      />
    </div>
  )
}
