import { useLingui } from '@lingui/react/macro'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { trades } from '../../contract.ts'
import type { OrderAnswer } from '../trade-words.ts'

/** The steps of an agreed trade. */
export function useOrderMoves({ id }: OrderAnswer) {
  const { t } = useLingui()
  const [toast, refresh] = [useToast(), useRefresh(trades.order, trades.orders, trades.show)]
  const calls = {
    ...{ proceed: useCommand(trades.proceed), withdraw: useCommand(trades.withdraw), ship: useCommand(trades.ship) },
    ...{ confirm: useCommand(trades.confirm), dispute: useCommand(trades.dispute) },
  }
  async function after(said: Refusal | object, words: string): Promise<boolean> {
    await refresh()
    if (refused(said)) return false
    toast({ title: words })
    return true
  }
  const all = Object.values(calls)
  return {
    busy: all.some(({ busy }) => busy),
    refusal: all.find(({ refusal }) => refusal)?.refusal,
    proceed: async (address_id?: string) => after(await calls.proceed.run({ id, ...(address_id && { address_id }) }), t`You proceed with the trade`),
    withdraw: async (action_reason: string) => after(await calls.withdraw.run({ id, action_reason }), t`You have stepped back`),
    ship: async (carrier: string, tracking: string) =>
      after(await calls.ship.run({ id, carrier, ...(tracking && { tracking }) }), t`Your parcel is on its way`),
    confirm: async () => after(await calls.confirm.run({ id }), t`Arrival confirmed`),
    dispute: async (reason: string, media_ids: readonly string[]) =>
      after(await calls.dispute.run({ id, reason, media_ids: media_ids as never }), t`Your complaint is noted`),
  }
}
