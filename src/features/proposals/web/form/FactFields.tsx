import { useLingui } from '@lingui/react/macro'
import { choicesOf, type Lists, TermField } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Proposals.module.css'
import { useFactLabels } from '../use-fact-labels.ts'
import type { FactsDraft, WordName } from './draft.ts'
import { Numbers } from './Numbers.tsx'

/** What every part of the form is handed. */
export interface FormPart {
  readonly draft: FactsDraft
  readonly set: (news: Partial<FactsDraft>) => void
  readonly lists: Lists
  readonly refusal: Refusal | undefined
}

export function useTies({ draft, set, refusal }: FormPart) {
  const labels = useFactLabels()
  return (name: WordName) => ({
    ...{ id: name, label: labels[name], value: draft[name] },
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    error: errorAt(refusal, `facts.${name}`),
  })
}

/** What an issue is known by: enough to see whether the catalogue has it. */
export function FirstFacts(part: FormPart) {
  const { t } = useLingui()
  const ties = useTies(part)
  const { draft, set, lists } = part
  const country = ties('country')
  return (
    <div className={css.fields}>
      <TextField
        {...ties('name')}
        required
        maxLength={140}
        autoComplete="off"
        hint={t`As collectors call it: Penny Black, Ceres 20 c black.`}
        className={css.wide}
      />
      <TermField {...country} terms={lists.countries ?? []} onValue={(value) => set({ country: value })} />
      <TextField {...ties('year_issued')} inputMode="numeric" maxLength={4} autoComplete="off" />
      <Select
        {...ties('item_kind')}
        choices={choicesOf(lists.itemKinds)}
        onChange={({ target }) => set({ item_kind: target.value as FactsDraft['item_kind'] })}
      />
      <TextField {...ties('denomination')} maxLength={60} autoComplete="off" hint={t`As it is printed: 5 c, 1 penny.`} />
      <Numbers {...part} draft={draft} />
    </div>
  )
}
