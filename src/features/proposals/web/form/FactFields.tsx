import { useLingui } from '@lingui/react/macro'
import { choicesOf, TermField } from '#features/vocabularies/web/public.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Proposals.module.css'
import type { FactsDraft } from './draft.ts'
import { type FormPart, useTies } from './form-part.ts'
import { Numbers } from './Numbers.tsx'

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
