import { useLingui } from '@lingui/react/macro'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { LONGEST_DAYS, type Measure, type Scope, scopes } from '../../rules.ts'
import { useScopes } from '../use-report-words.ts'
import type { DecisionDraft } from './decision-draft.ts'

/** What it takes away, and for how long. */
export function MeasureFields({ measure, draft, onSet }: { measure: Measure; draft: DecisionDraft; onSet: (more: Partial<DecisionDraft>) => void }) {
  const { t } = useLingui()
  const names = useScopes()
  const is_restriction = measure === 'restrict'
  return (
    <>
      {is_restriction && (
        <Select
          id="scope"
          label={t`What it takes away`}
          required
          placeholder={t`Choose`}
          value={draft.scope ?? ''}
          choices={scopes.map((value) => ({ value, label: names[value] }))}
          onChange={({ target }) => onSet({ scope: (target.value || undefined) as Scope | undefined })}
        />
      )}
      {(is_restriction || measure === 'hide' || measure === 'suspend') && (
        <NumberField
          id="days"
          label={t`For how many days`}
          {...(is_restriction ? { required: true } : { optional: true, hint: t`Without a number: until it is taken back.` })}
          min={1}
          max={LONGEST_DAYS}
          {...(draft.days !== undefined && { value: draft.days })}
          onValue={(days) => onSet({ days })}
        />
      )}
    </>
  )
}
