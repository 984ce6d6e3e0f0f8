import { stampItems } from '#features/stamp-items/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import type { InputOf } from '#kernel/operation.ts'
import { address } from '#web/router/screen.ts'

export type BoxView = 'stockbook' | 'grid'

/** URL of a member's items, without default values. */
export function boxAddress({ page_size, ...list }: InputOf<typeof stampItems.list>, view: BoxView): string {
  const here = address('/user/{user_id}/stamp-items', stampItems.list, list)
  const shown = new URLSearchParams({
    ...(page_size !== PAGE.collection && { page_size: String(page_size) }),
    ...(view !== 'stockbook' && { view }),
  }).toString()
  return shown ? `${here}${here.includes('?') ? '&' : '?'}${shown}` : here
}
