import { addUnits, type SetUnit, sameIn, setUnits, unitOf } from '../../rules.ts'
import type { Change } from '../queue.ts'
import type { Item } from '../store/database.ts'

/** What a draft says differently, unit by unit; pieces as differences. */
export function changesBetween(item: Item, draft: Item): readonly Change[] {
  const of = { stamp_item_id: item.id }
  const sets = (Object.keys(setUnits) as SetUnit[])
    .filter((unit) => !sameIn(unit, item, draft))
    .map((unit) => ({ ...of, unit, value: unitOf(unit, draft) }))
  const adds = addUnits.filter((unit) => item[unit] !== draft[unit]).map((unit) => ({ ...of, unit, value: { [unit]: draft[unit] - item[unit] } }))
  return [...sets, ...adds]
}
