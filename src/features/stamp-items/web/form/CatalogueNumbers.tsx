import { useLingui } from '@lingui/react/macro'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { emptyNumber, type TypedNumber } from '../blank-draft.ts'
import type { PartProps } from '../form-parts.ts'
import css from './ItemForm.module.css'

const MOST = 12

/** Catalogue and number side by side, as many pairs as the item has. */
export function CatalogueNumbers({ draft, set, lists, refusal }: PartProps) {
  const { t } = useLingui()
  const rows = draft.catalogue_number
  const group = draft.item_kind === 'other' ? undefined : draft.item_kind
  const catalogues = (lists.stampCatalogNumberTypes ?? [])
    .filter(({ parent }) => !parent || !group || parent === group)
    .map(({ code, name }) => ({ value: code, label: name }))
  const change = (at: number, news: Partial<TypedNumber>) =>
    set({ catalogue_number: rows.map((row, here) => (here === at ? { ...row, ...news } : row)) })
  return (
    <div className={css.wide}>
      {rows.map((row, at) => (
        <div className={css.number} key={at}>
          <Select label={t`Catalogue`} choices={catalogues} value={row.type} onChange={({ target }) => change(at, { type: target.value })} />
          <TextField
            label={t`Catalogue number`}
            id={at === 0 ? 'catalogue_number' : undefined}
            maxLength={40}
            autoComplete="off"
            value={row.number}
            onChange={({ target }) => change(at, { number: target.value })}
            error={errorAt(refusal, `catalogue_number.${at}.number`) ?? (at === 0 ? errorAt(refusal, 'catalogue_number') : undefined)}
          />
          {row.type === 'own' && (
            <TextField
              className={css.wide}
              label={t`Name of your catalogue`}
              maxLength={60}
              autoComplete="off"
              value={row.custom_value}
              onChange={({ target }) => change(at, { custom_value: target.value })}
            />
          )}
          {rows.length > 1 && <IconButton icon="x" label={t`Remove this number`} onClick={() => set({ catalogue_number: rows.toSpliced(at, 1) })} />}
        </div>
      ))}
      {rows.length < MOST && rows.at(-1)?.number.trim() && (
        <Button
          size="s"
          variant="quiet"
          icon="plus"
          onClick={() => set({ catalogue_number: [...rows, { ...emptyNumber, type: 'michel' }] })}
        >{t`Another catalogue`}</Button>
      )}
    </div>
  )
}
