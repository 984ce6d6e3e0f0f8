import { useEffect } from 'react'
import type { ItemCard } from './box-sizes.ts'
import type { Selection } from './use-selection.ts'

/** X selects the item that has the focus, Escape clears. Nothing while something is typed. */
export function useSelectionKeys({ toggle, clear }: Selection, items: readonly ItemCard[], on: boolean) {
  useEffect(() => {
    if (!on) return
    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input:not([type=checkbox]), select, textarea, dialog')) return
      if (event.key === 'Escape') return clear()
      const id = target.closest<HTMLElement>('[data-item]')?.dataset.item
      const item = event.key.toLowerCase() === 'x' && id && items.find((one) => one.id === id)
      if (item) toggle(item, event.shiftKey)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [toggle, clear, items, on])
}
