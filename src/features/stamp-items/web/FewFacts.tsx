import { useLingui } from '@lingui/react/macro'
import { choicesOf, nameOf, TermField } from '#features/vocabularies/web/public.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt } from '#web/use-call.ts'
import { CatalogueNumbers } from './CatalogueNumbers.tsx'
import { guessedName } from './draft.ts'
import type { PartProps } from './form-parts.ts'
import css from './ItemForm.module.css'

/** What a collector says first: which country, which year, which number, in which condition. */
export function FewFacts({ draft, set, lists, no }: PartProps) {
  const { t } = useLingui()
  const guess = guessedName(draft, nameOf(lists.stampCatalogNumberTypes, draft.catalogue_number[0]?.type ?? ''))
  const kinds = { stamp: t`Stamp`, coin: t`Coin`, banknote: t`Banknote`, other: t`Other` }
  const segments = Object.entries(kinds).map(([value, label]) => ({ value, label, pressed: draft.item_kind === value }))
  return (
    <div className={css.fields}>
      <div className={css.wide}>
        <Segments label={t`What is it`} segments={segments} onPick={(item_kind) => set({ item_kind, grade: '' })} />
      </div>
      <TermField
        label={t`Country`}
        id="country"
        terms={lists.countries ?? []}
        value={draft.country}
        onValue={(country) => set({ country })}
        hint={t`Also those that issue no more, as Prussia or Aden.`}
        error={errorAt(no, 'country')}
      />
      <TextField
        label={t`Year`}
        id="year_issued"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={draft.year_issued}
        onChange={({ target }) => set({ year_issued: target.value })}
        error={errorAt(no, 'year_issued')}
      />
      <CatalogueNumbers {...{ draft, set, lists, no }} />
      <Select
        className={css.wide}
        label={t`Condition`}
        id="condition"
        placeholder={t`Not said`}
        choices={choicesOf(lists.stampConditions)}
        value={draft.condition}
        onChange={({ target }) => set({ condition: target.value, ...piecesFor(target.value, draft) })}
        error={errorAt(no, 'condition')}
      />
      <TextField
        className={css.wide}
        label={t`Name`}
        id="name"
        required
        maxLength={140}
        autoComplete="off"
        placeholder={guess}
        value={draft.name}
        onChange={({ target }) => set({ name: target.value })}
        hint={guess && !draft.name ? t`Left empty, it is called: ${guess}` : t`As others will find it.`}
        error={errorAt(no, 'name')}
      />
    </div>
  )
}

/** One piece, mint or used as its condition says; whoever counted otherwise is not corrected. */
function piecesFor(condition: string, { mint, used }: PartProps['draft']) {
  if (Number(mint) + Number(used) !== 1) return {}
  return /^M/.test(condition) || condition === 'NGAI' ? { mint: '1', used: '0' } : { mint: '0', used: '1' }
}
