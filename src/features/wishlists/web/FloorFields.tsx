import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { type ConditionFloor, conditionFloors } from '../rules.ts'
import type { WishMore } from './use-wishes.ts'

const LISTS = { types: ['stampConditions' as const, 'stampGrades' as const, 'coinGrades' as const] }
/** By Sheldon, without proofs and specimens, whose numbers are the same. */
const isNumbered = ({ code, parent }: { code: string; parent: string | null }) => parent === 'sheldon' && !/^(PR|SP)-/.test(code)

interface FloorFieldsProps {
  more: WishMore
  onChange: (more: WishMore) => void
}

/** What a copy has to be at least, so that the basket of one's wants takes it. */
export function FloorFields({ more, onChange }: FloorFieldsProps) {
  const { t } = useLingui()
  const lists = useMaybe(vocabularies.staticData, LISTS, true)?.data
  const row = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })
  const unused = (code: ConditionFloor) => (code === 'MINT' ? t`Unused, of any kind` : t`${nameOf(lists?.stampConditions, code)}, or better`)
  return (
    <div className="stack">
      <Select
        label={t`Condition at least`}
        optional
        placeholder={t`Any, used too`}
        value={more.least_condition ?? ''}
        choices={conditionFloors.map((code) => ({ value: code, label: unused(code) }))}
        onChange={({ target }) => onChange({ ...more, least_condition: (target.value || null) as ConditionFloor | null })}
      />
      <Select
        label={t`Grade at least`}
        optional
        placeholder={t`Any grade`}
        value={more.least_grade ?? ''}
        choices={[
          { group: t`Stamps`, choices: (lists?.stampGrades ?? []).map(row) },
          { group: t`Coins`, choices: (lists?.coinGrades ?? []).filter(isNumbered).map(row) },
        ]}
        onChange={({ target }) => onChange({ ...more, least_grade: target.value || null })}
      />
    </div>
  )
}
