import { useLingui } from '@lingui/react/macro'
import { useItemLabels } from '#features/stamp-items/web/public.tsx'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { Unit, UnitFacts } from '../../rules.ts'
import type { NameOf } from '../find.ts'

const LISTS: Readonly<Record<string, string>> = {
  ...{ country: 'countries', condition: 'stampConditions', quality: 'stampQualities', gum: 'gum', color: 'stampColors', status: 'stampItemStatuses' },
  grade: 'stampGrades',
}

/** What a unit is called, and what its values say. */
export function useUnitWords(nameOf: NameOf) {
  const { t } = useLingui()
  const labels = useItemLabels()
  const numbers = useNumbers()
  const unitName = (unit: string): string => {
    if (unit === 'grading') return t`Condition and grade`
    if (unit === 'purchase') return t`Purchase`
    if (unit === 'removed') return t`Deletion`
    return labels[unit as keyof typeof labels] ?? unit
  }
  const textOf = (field: string, value: unknown, facts: UnitFacts): string => {
    if (value === null || value === undefined || value === '') return ''
    if (field === 'purchase_price') return moneyText({ amount: Number(value), currency: String(facts.purchase_currency ?? 'USD') }, numbers)
    if (field === 'purchase_currency') return ''
    if (Array.isArray(value)) return value.join(', ')
    return LISTS[field] ? nameOf(LISTS[field], String(value)) : String(value)
  }
  /** Of pieces, the difference with its sign. */
  const valueText = (unit: string, value: UnitFacts, difference = false): string => {
    if ((unit as Unit) === 'removed') return difference ? t`delete` : String(value.name ?? '')
    const number = Number(value[unit])
    if (difference && (unit === 'mint' || unit === 'used')) return number > 0 ? `+${number}` : String(number)
    const text = Object.entries(value)
      .map(([field, one]) => textOf(field, one, value))
      .filter(Boolean)
      .join(' · ')
    return text || t`nothing`
  }
  return { unitName, valueText }
}
