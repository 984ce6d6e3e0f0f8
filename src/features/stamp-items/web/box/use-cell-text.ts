import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { gradesOf } from '../../rules.ts'
import type { ItemCard } from './box-sizes.ts'
import { type ColumnName, textIn } from './sheet-columns.ts'

/** What stands in a cell of the table, in the reader's language. */
export function useCellText(lists: Lists) {
  const numbers = useNumbers()
  return (item: ItemCard, column: ColumnName): string => {
    const { estimated_catalogue_value: amount, estimated_catalogue_currency: currency, catalogue_number: number } = item
    const words: Partial<Record<ColumnName, () => string>> = {
      country: () => nameOf(lists.countries, item.country),
      condition: () => nameOf(lists.stampConditions, item.condition),
      grade: () => nameOf(gradesOf(item.item_kind) === 'grades' ? lists.stampGrades : lists.coinGrades, item.grade),
      status: () => nameOf(lists.stampItemStatuses, item.status),
      catalogue_number: () => (number ? `${nameOf(lists.stampCatalogNumberTypes, number.type)} ${number.number}` : ''),
      estimated_catalogue_value: () => (amount !== null && currency ? moneyText({ amount, currency }, numbers) : ''),
    }
    return words[column]?.() ?? textIn(item, column)
  }
}
