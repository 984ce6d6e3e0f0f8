import { useLingui } from '@lingui/react/macro'
import { choicesOf, TermsField } from '#features/vocabularies/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Proposals.module.css'
import { useFactLabels } from '../use-fact-labels.ts'
import type { WordName } from './draft.ts'
import { type FormPart, useTies } from './form-part.ts'

/** The rest, as far as it is known. */
export function FurtherFacts(part: FormPart) {
  const { t } = useLingui()
  const ties = useTies(part)
  const labels = useFactLabels()
  const { draft, set, lists, refusal } = part
  const coded = (name: 'color' | 'format' | 'printing', list: string) => (
    <Select {...ties(name)} placeholder={t`Not said`} choices={choicesOf(lists[list] ?? [], name === 'color')} />
  )
  const words = (name: WordName, most: number) => <TextField {...ties(name)} maxLength={most} autoComplete="off" />
  const figure = (name: WordName) => <TextField {...ties(name)} inputMode="numeric" maxLength={13} autoComplete="off" />
  return (
    <div className={css.fields}>
      {words('series', 140)}
      {coded('color', 'stampColors')}
      {words('perforation', 40)}
      {coded('format', 'stampFormatTypes')}
      {coded('printing', 'printings')}
      {figure('total_stamps_issued')}
      {figure('width_mm')}
      {figure('height_mm')}
      {words('designer', 120)}
      {words('printer', 120)}
      <div className={css.wide}>
        <TermsField
          id="topic_ids"
          label={labels.topic_ids}
          terms={lists.topics ?? []}
          codes={draft.topic_ids}
          onCodes={(topic_ids) => set({ topic_ids })}
          error={errorAt(refusal, 'facts.topic_ids')}
        />
      </div>
      <TextArea
        {...ties('description')}
        className={css.wide}
        maxLength={5_000}
        hint={t`In your own words: texts of printed catalogues belong to their publishers.`}
      />
    </div>
  )
}
