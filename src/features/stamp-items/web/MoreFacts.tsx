import { Trans, useLingui } from '@lingui/react/macro'
import { choicesOf, TermsField } from '#features/vocabularies/web/public.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt } from '#web/use-call.ts'
import { chosenStatuses } from '../contract.ts'
import type { ItemDraft } from './draft.ts'
import type { PartProps } from './form-parts.ts'
import css from './ItemForm.module.css'

type Worded = { [Name in keyof ItemDraft]: ItemDraft[Name] extends string ? Name : never }[keyof ItemDraft]

/** All the rest, behind one press; it opens by itself when something in it was refused. */
export function MoreFacts({ draft, set, lists, no }: PartProps) {
  const { t } = useLingui()
  const grades = draft.item_kind === 'coin' ? lists.coinGrades : lists.stampGrades
  const chosen = new Set<string>(chosenStatuses)
  const statuses = (lists.stampItemStatuses ?? []).filter(({ code }) => chosen.has(code) || code === draft.status)
  const ties = (name: Worded, at: string = name) => ({
    id: name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(no, at),
  })
  const inside = [
    'denomination',
    'grade',
    'color',
    'format',
    'perforation',
    'width_mm',
    'height_mm',
    'topic_ids',
    'quantity_owned',
    'description',
    'status',
  ]
  return (
    <details className={css.more} open={inside.some((name) => errorAt(no, name)) || undefined}>
      <summary>
        <Icon name="caret-down" size="s" />
        <Trans>More facts</Trans>
      </summary>
      <div className={css.fields}>
        <Select
          className={css.wide}
          label={t`Status`}
          {...ties('status')}
          choices={choicesOf(statuses)}
          hint={t`Private items and their pictures are yours alone.`}
        />
        <TextField
          label={t`Mint pieces`}
          inputMode="numeric"
          {...ties('mint', 'quantity_owned.mint')}
          error={errorAt(no, 'quantity_owned.mint') ?? errorAt(no, 'quantity_owned')}
        />
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
          <TermsField
            label={t`Topics`}
            id="topic_ids"
            terms={lists.topics ?? []}
            codes={draft.topic_ids}
            onCodes={(topic_ids) => set({ topic_ids })}
            error={errorAt(no, 'topic_ids')}
          />
        </div>
        <TextArea className={css.wide} label={t`Description`} maxLength={5000} {...ties('description')} />
      </div>
    </details>
  )
}
