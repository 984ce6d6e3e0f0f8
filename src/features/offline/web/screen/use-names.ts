import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { NameOf } from '../find.ts'
import type { CopyView } from '../store/copy-state.ts'
import type { Item } from '../store/database.ts'

/** What codes are called, from the device's own lists. */
export function useNames({ kept }: CopyView): NameOf {
  const names = kept?.names
  return useMemo(() => {
    const lists = new Map(Object.entries(names ?? {}).map(([list, terms]) => [list, new Map(terms.map(({ code, name }) => [code, name]))]))
    return (list, code) => (code === null ? '' : (lists.get(list)?.get(code) ?? code))
  }, [names])
}

/** One line of what an item or a wish is: its country, year and state. */
export function useLine(nameOf: NameOf) {
  return ({ country, year_issued }: Pick<Item, 'country' | 'year_issued'>, condition: string | null = null) =>
    [nameOf('countries', country), year_issued, nameOf('stampConditions', condition)].filter(Boolean).join(' · ')
}

/** `Scott 123`, as it is printed on a stock card. */
export function useNumber(nameOf: NameOf) {
  const { t } = useLingui()
  return ({ catalogue_number: [first] }: Pick<Item, 'catalogue_number'>) =>
    first ? `${nameOf('stampCatalogNumberTypes', first.type)} ${first.number}` : t`No number`
}
