import { useLingui } from '@lingui/react/macro'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { blankDraft } from '../blank-draft.ts'
import type { PartProps } from '../form-parts.ts'
import { withoutForeign } from './fact-groups.ts'
import { HeldEntryField } from './HeldEntryField.tsx'
import css from './ItemForm.module.css'

/** Kind of the item and its catalogue entry: both decide which other fields are shown or filled. */
export function KindAndEntry(part: PartProps) {
  const { t } = useLingui()
  const { draft, set } = part
  const kinds = { stamp: t`Stamp`, coin: t`Coin`, banknote: t`Banknote`, other: t`Other` }
  const segments = Object.entries(kinds).map(([value, label]) => ({ value, label, pressed: draft.item_kind === value }))
  return (
    <div className={`panel ${css.kind}`}>
      <Segments label={t`What is it`} segments={segments} onPick={(item_kind) => set(withoutForeign(draft, item_kind, blankDraft))} />
      <HeldEntryField {...part} />
    </div>
  )
}
