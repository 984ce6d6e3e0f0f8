import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

/** Runs a command, shows a toast and loads the screen's data again. */
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
