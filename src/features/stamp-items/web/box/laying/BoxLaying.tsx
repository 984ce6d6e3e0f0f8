import { useEffect, useRef } from 'react'
import type { ItemCard } from '../box-sizes.ts'
import { useMoving } from './use-moving.ts'

export interface BoxLayingProps {
  items: readonly ItemCard[]
  chosen: ReadonlyMap<string, unknown>
  member_id: string
}

/** Dragging in a box: an item is laid before the one it is dropped on, or behind it in its second half; with it all that are selected. */
export function BoxLaying({ items, chosen, member_id }: BoxLayingProps) {
  const { lay } = useMoving(items, member_id)
  const latest = useRef({ items, chosen, lay })
  latest.current = { items, chosen, lay }
  useEffect(() => {
    let [dragged, target]: [string | undefined, HTMLElement | undefined] = [undefined, undefined]
    const show = (cell: HTMLElement | undefined, side = '') => {
      if (target && target !== cell) delete target.dataset.drop
      target = cell
      if (cell) cell.dataset.drop = side
    }
    const cellAt = (event: DragEvent) => (event.target as HTMLElement).closest<HTMLElement>('main [data-item]') ?? undefined
    function start(event: DragEvent) {
      dragged = cellAt(event)?.dataset.item
      if (dragged && event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
    }
    function over(event: DragEvent) {
      const cell = cellAt(event)
      if (!dragged || !cell) return
      event.preventDefault()
      show(cell, isBehind(cell, event) ? 'behind' : 'before')
    }
    function drop(event: DragEvent) {
      if (!dragged || !target) return
      event.preventDefault()
      const { items: all, chosen: some, lay: put } = latest.current
      const ids = some.has(dragged) ? all.filter(({ id }) => some.has(id)).map(({ id }) => id) : [dragged as ItemCard['id']]
      const rest = all.filter(({ id }) => !ids.includes(id))
      const at = rest.findIndex(({ id }) => id === target?.dataset.item)
      if (at >= 0) void put(ids, rest[at + (target.dataset.drop === 'behind' ? 1 : 0)]?.id)
      end()
    }
    function end() {
      dragged = undefined
      show(undefined)
    }
    const listened = { dragstart: start, dragover: over, drop, dragend: end }
    for (const [name, heard] of Object.entries(listened)) addEventListener(name, heard as EventListener)
    return () => {
      for (const [name, heard] of Object.entries(listened)) removeEventListener(name, heard as EventListener)
    }
  }, [])
  return null
}

/** Rows of a table lie below each other, everything else beside each other. */
function isBehind(cell: HTMLElement, { clientX, clientY }: DragEvent): boolean {
  const { left, top, width, height } = cell.getBoundingClientRect()
  return cell.tagName === 'TR' ? clientY > top + height / 2 : clientX > left + width / 2
}
