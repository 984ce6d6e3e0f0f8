import { useLingui } from '@lingui/react/macro'
import { choicesOf, type Term, TermsField } from '#features/vocabularies/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { chosenStatuses } from '../../contract.ts'
import { currencies } from '../currencies.ts'
import { type PartProps, tiesOf } from '../form-parts.ts'
import { useItemLabels } from '../use-item-labels.ts'
import { type FactField, scalesOf } from './fact-groups.ts'
import css from './ItemForm.module.css'
import { useFactHints } from './use-fact-hints.ts'

type Named<As extends FactField['as']> = Extract<FactField, { as: As }>
type ControlProps<As extends FactField['as']> = { part: PartProps; field: Named<As> }

/** The control that a field is asked with. */
export function FactControl({ part, field }: { part: PartProps; field: FactField }) {
  if (field.as === 'code') return <CodeControl {...{ part, field }} />
  if (field.as === 'codes') return <CodesControl {...{ part, field }} />
  if (field.as === 'money') return <MoneyControl {...{ part, field }} />
  if (field.as === 'flag') return <FlagControl {...{ part, field }} />
  return <TextControl {...{ part, field }} />
}

/** Where the server speaks of a field by another path. */
const AT: Record<string, string> = { mint: 'quantity_owned.mint', used: 'quantity_owned.used' }

function TextControl({ part, field: { name, as, most, wide } }: ControlProps<'words' | 'whole' | 'decimal' | 'day' | 'prose'>) {
  const label = useItemLabels()[name]
  const hint = useFactHints()[name]
  const { error, ...ties } = tiesOf(part)(name, AT[name] ?? name)
  const shared = { label, ...ties, maxLength: most, ...(hint && { hint }), ...(wide && { className: css.wide }) }
  const said = error ?? (name === 'mint' ? errorAt(part.refusal, 'quantity_owned') : undefined)
  if (as === 'prose') return <TextArea {...shared} error={said} />
  const mode = as === 'whole' ? 'numeric' : as === 'decimal' ? 'decimal' : undefined
  return <TextField {...shared} error={said} autoComplete="off" {...(as === 'day' ? { type: 'date', min: '1850-01-01' } : { inputMode: mode })} />
}

function CodeControl({ part, field: { name, list, wide } }: ControlProps<'code'>) {
  const { t } = useLingui()
  const label = useItemLabels()[name]
  const hint = useFactHints()[name]
  const { draft, set, lists } = part
  const empty = name === 'grade' && draft.grade_scale ? t`Please select Grade/Centering` : t`Not said`
  const ties = tiesOf(part)(name)
  const change =
    name === 'grade_scale' ? { onChange: ({ target }: { target: { value: string } }) => set({ grade_scale: target.value, grade: '' }) } : {}
  return (
    <Select
      label={label}
      {...(hint && { hint })}
      {...(name !== 'status' && { placeholder: empty })}
      choices={choicesOf(termsFor(name, lists[list] ?? [], part), false)}
      {...ties}
      {...change}
      {...(wide && { className: css.wide })}
    />
  )
}

const chosen = new Set<string>(chosenStatuses)

/** The terms of a list that this kind of item has. */
function termsFor(name: string, terms: readonly Term[], { draft, lists }: PartProps): readonly Term[] {
  const { item_kind } = draft
  const coins = item_kind === 'coin' || item_kind === 'banknote'
  if (name === 'grade_scale') return terms.filter(({ code }) => scalesOf(item_kind).includes(code))
  if (name === 'grade')
    return coins ? (lists.coinGrades ?? []).filter(({ parent }) => parent === (draft.grade_scale || scalesOf(item_kind)[0])) : terms
  if (name === 'shape') return terms.filter(({ parent }) => parent === (item_kind === 'coin' ? 'coin' : 'stamp'))
  if (name === 'certificate_body') return terms.filter(({ parent }) => parent === null || (parent === 'stamp') !== coins)
  return name === 'status' ? terms.filter(({ code }) => chosen.has(code) || code === draft.status) : terms
}

function CodesControl({ part: { draft, set, lists, refusal }, field: { name, list } }: ControlProps<'codes'>) {
  const label = useItemLabels()[name]
  const given = { id: name, terms: lists[list] ?? [], codes: draft[name], error: errorAt(refusal, name) }
  return (
    <div className={css.wide}>
      <TermsField label={label} {...given} onCodes={(codes) => set({ [name]: codes })} />
    </div>
  )
}

/** Typed and unclear: sent as what no amount can be, so that the server says so at the field. */
const UNCLEAR = -1

function MoneyControl({ part: { draft, set, refusal }, field: { name, currency: unit } }: ControlProps<'money'>) {
  const labels = useItemLabels()
  const site = useSite()
  const currency = draft[unit] || site.currency
  const codes = [...new Set([site.currency, currency, ...currencies])]
  const amount = draft[name]
  return (
    <div className={css.money}>
      <MoneyField
        key={currency}
        id={name}
        label={labels[name]}
        currency={currency}
        {...(amount !== null && amount !== UNCLEAR && { amount })}
        onAmount={(units, text) => set({ [name]: units ?? (text.trim() ? UNCLEAR : null), [unit]: currency })}
        error={errorAt(refusal, name)}
      />
      <Select
        label={labels[unit]}
        id={unit}
        value={currency}
        choices={codes.map((code) => ({ value: code, label: code }))}
        onChange={({ target }) => set({ [unit]: target.value })}
        error={errorAt(refusal, unit)}
      />
    </div>
  )
}

function FlagControl({ part: { draft, set }, field: { name } }: ControlProps<'flag'>) {
  const label = useItemLabels()[name]
  return (
    <div className={css.wide}>
      <Check label={label} checked={draft[name]} onChange={({ target }) => set({ [name]: target.checked })} />
    </div>
  )
}
