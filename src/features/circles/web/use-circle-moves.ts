import { useLingui } from '@lingui/react/macro'
import { type Refusal, refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { circles } from '../contract.ts'
import type { CircleAnswer } from './use-circle-words.ts'

/** The steps of one member. */
export function useCircleMoves({ id }: CircleAnswer) {
  const { t } = useLingui()
  const [toast, refresh] = [useToast(), useRefresh(circles.show, circles.list)]
  const calls = {
    ...{ accept: useCommand(circles.accept), decline: useCommand(circles.decline) },
    ...{ ship: useCommand(circles.ship), confirm: useCommand(circles.confirm) },
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
    accept: async (address_id: string) => after(await calls.accept.run({ id, address_id }), t`You have accepted your part`),
    decline: async () => after(await calls.decline.run({ id }), t`The circle has ended`),
    ship: async (carrier: string, tracking: string) =>
      after(await calls.ship.run({ id, carrier, ...(tracking && { tracking }) }), t`Your parcel is on its way`),
    confirm: async () => after(await calls.confirm.run({ id }), t`Arrival confirmed`),
  }
}
