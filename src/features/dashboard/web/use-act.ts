import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useStore } from '#web/data.ts'
import { useToast } from '#web/ui/toasts-context.ts'
import { useCall } from '#web/use-call.ts'

/** Does something to what is on the screen, says so, and asks again what is shown. */
export function useAct<Op extends AnyOperation>(op: Op, said: string) {
  const { run, busy, no } = useCall(op)
  const store = useStore()
  const toast = useToast()
  async function act(input: GivenOf<Op>): Promise<boolean> {
    if (refused(await run(input))) return false
    await store.invalidateQueries()
    toast({ title: said })
    return true
  }
  return { act, busy, no }
}
