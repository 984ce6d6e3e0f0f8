import { stampItems } from '#features/stamp-items/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'

export type BoxView = 'stockbook' | 'grid'

/** The address of a page of somebody's items; what is usual is left out of it. */
export function boxAddress({ page_size: _usual, ...list }: InputOf<typeof stampItems.list>, view: BoxView): string {
  const here = address('/user/{user_id}/stamp-items', stampItems.list, list)
  return view === 'stockbook' ? here : `${here}${here.includes('?') ? '&' : '?'}view=${view}`
}
