import { useLingui } from '@lingui/react/macro'
import { choicesOf, nameOf, TermField } from '#features/vocabularies/web/public.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { guessedName } from '../draft.ts'
import { type PartProps, tiesOf } from '../form-parts.ts'
import { CatalogueNumbers } from './CatalogueNumbers.tsx'
import css from './ItemForm.module.css'

/** What a collector says first: which country, which year, which number, in which condition. */
export function FewFacts(part: PartProps) {
  const { t } = useLingui()
  const { draft, set, lists } = part
  const ties = tiesOf(part)
  const guess = guessedName(draft, nameOf(lists.stampCatalogNumberTypes, draft.catalogue_number[0]?.type ?? ''))
  const country = { ...ties('country'), terms: lists.countries ?? [], onValue: (typed: string) => set({ country: typed }) }
  const hint = guess && !draft.name ? t`Left empty, it is called: ${guess}` : t`As others will find it.`
  return (
    <div className={css.fields}>
      <TermField label={t`Country`} {...country} hint={t`Also those that issue no more, as Prussia or Aden.`} />
      <TextField label={t`Year`} inputMode="numeric" autoComplete="off" maxLength={10} {...ties('year_issued')} />
      <CatalogueNumbers {...part} />
      <Select
        className={css.wide}
        label={t`Condition`}
        placeholder={t`Not said`}
        choices={choicesOf(lists.stampConditions)}
        {...ties('condition')}
        onChange={({ target }) => set({ condition: target.value, ...piecesFor(target.value, draft) })}
      />
      <TextField
        className={css.wide}
        label={t({ message: 'Name', context: 'an item' })}
        required={!guess}
        maxLength={140}
        autoComplete="off"
        placeholder={guess}
        hint={hint}
        {...ties('name')}
      />
    </div>
  )
}

/** One piece, mint or used as its condition says; whoever counted otherwise is not corrected. */
function piecesFor(condition: string, { mint, used }: PartProps['draft']) {
  if (Number(mint) + Number(used) !== 1) return {}
  return /^M/.test(condition) || condition === 'NGAI' ? { mint: '1', used: '0' } : { mint: '0', used: '1' }
}
