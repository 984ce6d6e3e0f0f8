import { useLingui } from '@lingui/react/macro'
import type { ItemCard } from './box-sizes.ts'
import type { Selection } from './use-selection.ts'

/** The round mark at an item that selects it. */
export function ChooseItem({ item, selection: { chosen, toggle } }: { item: ItemCard; selection: Selection }) {
  const { t } = useLingui()
  return (
    <input
      type="checkbox"
      aria-label={t`Select ${item.name}`}
      checked={chosen.has(item.id)}
      onChange={() => {}}
      onClick={(event) => toggle(item, event.shiftKey)}
    />
  )
}
