import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { wishlists } from '../contract.ts'
import type { ConditionFloor } from '../rules.ts'

/** What a wish says besides: for everybody who sees the list, and for its owner alone. */
export interface WishMore {
  readonly note?: string
  readonly max_amount?: number | null
  readonly least_condition?: ConditionFloor | null
  readonly least_grade?: string | null
}

/** Which of these are wished for, and the press that changes it; for guests nothing. */
export function useWishes(wishable_type: string, ids: readonly string[]) {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const { signed_in } = useSite()
  const found = useMaybe(wishlists.wished, { wishable_type, ids: [...ids] }, signed_in && ids.length > 0)
  const call = useCommand(wishlists.wish)
  async function press(wishable_id: string, is_wished: boolean, more: WishMore = {}) {
    if (refused(await call.run({ wishable_type, wishable_id, is_wished, ...(is_wished && more) }))) return
    if (found) await cache.touched(new Set([`wishlist of member:${found.member_id}`]))
    toast({ title: is_wished ? t`On your wishlist` : t`No longer on your wishlist` })
  }
  const isWished = (id: string) => found?.ids.includes(id) ?? false
  /** The heart on a card. */
  const heartOf = (id: string, more?: WishMore) =>
    signed_in ? { on: isWished(id), onPress: (on: boolean) => void press(id, on, more), label: (title: string) => t`Want ${title}` } : undefined
  return { signed_in, busy: call.busy, isWished, press, heartOf }
}
