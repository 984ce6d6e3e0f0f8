import { useLingui } from '@lingui/react/macro'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Proposals.module.css'
import type { DraftNumber } from './draft.ts'
import type { FormPart } from './form-part.ts'

const MOST = 12

/** Catalogue and number side by side, as many pairs as the issue has. */
export function Numbers({ draft, set, lists, refusal }: FormPart) {
  const { t } = useLingui()
  const rows = draft.catalogue_number
  const systems = (lists.stampCatalogNumberTypes ?? []).filter(({ code }) => code !== 'own').map(({ code, name }) => ({ value: code, label: name }))
  const change = (at: number, news: Partial<DraftNumber>) =>
    set({ catalogue_number: rows.map((row, here) => (here === at ? { ...row, ...news } : row)) })
  return (
    <div className={css.wide}>
      {rows.map((row, at) => (
        <div className={css.number} key={at}>
          <Select label={t`Catalogue`} choices={systems} value={row.type} onChange={({ target }) => change(at, { type: target.value })} />
          <TextField
            label={t`Catalogue number`}
            {...(at === 0 && { id: 'catalogue_number' })}
            maxLength={40}
            autoComplete="off"
            value={row.number}
            onChange={({ target }) => change(at, { number: target.value })}
            error={errorAt(refusal, `facts.catalogue_number.${at}.number`) ?? (at === 0 ? errorAt(refusal, 'facts.catalogue_number') : undefined)}
          />
          {rows.length > 1 && <IconButton icon="x" label={t`Remove this number`} onClick={() => set({ catalogue_number: rows.toSpliced(at, 1) })} />}
        </div>
      ))}
      {rows.length < MOST && rows.at(-1)?.number.trim() && (
        <Button size="s" variant="quiet" icon="plus" onClick={() => set({ catalogue_number: [...rows, { type: 'michel', number: '' }] })}>
          {t`Another catalogue`}
        </Button>
      )}
    </div>
  )
}
