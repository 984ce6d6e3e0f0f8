import { useLingui } from '@lingui/react/macro'
import { choicesOf, TermsField } from '#features/vocabularies/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { chosenStatuses } from '../../contract.ts'
import { type PartProps, tiesOf } from '../form-parts.ts'
import css from './ItemForm.module.css'

const chosen = new Set<string>(chosenStatuses)

/** What not every collector says of every item. */
export function OtherFacts(part: PartProps) {
  const { t } = useLingui()
  const { draft, set, lists, refusal } = part
  const ties = tiesOf(part)
  const grades = draft.item_kind === 'coin' ? lists.coinGrades : lists.stampGrades
  const statuses = (lists.stampItemStatuses ?? []).filter(({ code }) => chosen.has(code) || code === draft.status)
  const mint = { ...ties('mint', 'quantity_owned.mint'), inputMode: 'numeric' as const }
  const topics = { id: 'topic_ids', terms: lists.topics ?? [], codes: draft.topic_ids, error: errorAt(refusal, 'topic_ids') }
  return (
    <div className={css.fields}>
      <div className={css.wide}>
        <Select label={t`Status`} {...ties('status')} choices={choicesOf(statuses)} hint={t`Private items and their pictures are yours alone.`} />
      </div>
      <TextField label={t`Mint pieces`} {...mint} error={mint.error ?? errorAt(refusal, 'quantity_owned')} />
      <TextField label={t`Used pieces`} inputMode="numeric" {...ties('used', 'quantity_owned.used')} />
      <TextField label={t`Denomination`} maxLength={60} {...ties('denomination')} />
      <Select label={t`Grade`} placeholder={t`Not said`} choices={choicesOf(grades, false)} {...ties('grade')} />
      <Select label={t`Colour`} placeholder={t`Not said`} choices={choicesOf(lists.stampColors)} {...ties('color')} />
      <Select label={t`Format`} placeholder={t`Not said`} choices={choicesOf(lists.stampFormatTypes)} {...ties('format')} />
      <TextField label={t`Perforation`} maxLength={40} {...ties('perforation')} hint={t`As 14 × 13½, or imperforate.`} />
      <div className={css.pair}>
        <TextField label={t`Width, mm`} inputMode="numeric" {...ties('width_mm')} />
        <TextField label={t`Height, mm`} inputMode="numeric" {...ties('height_mm')} />
      </div>
      <div className={css.wide}>
        <TermsField label={t`Topics`} {...topics} onCodes={(topic_ids) => set({ topic_ids })} />
      </div>
      <TextArea className={css.wide} label={t`Description`} maxLength={5000} {...ties('description')} />
    </div>
  )
}
