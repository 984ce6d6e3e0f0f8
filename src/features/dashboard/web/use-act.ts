import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Does something to what is on the screen, says so, and asks again what is shown. */
export function useAct<Op extends AnyOperation>(op: Op, said: string) {
  const { run, busy, refusal } = useCommand(op)
  const store = useQueryClient()
  const toast = useToast()
  async function act(input: GivenOf<Op>): Promise<boolean> {
    if (refused(await run(input))) return false
    await store.invalidateQueries()
    toast({ title: said })
    return true
  }
  return { act, busy, refusal }
}
