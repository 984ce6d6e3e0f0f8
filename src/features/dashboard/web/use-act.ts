import { useLingui } from '@lingui/react/macro'
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
  const { t } = useLingui()
  async function act(input: GivenOf<Op>): Promise<boolean> {
    const answer = await run(input)
    if (refused(answer)) return false
    await store.invalidateQueries()
    toast({ title: waits(answer) ? t`A second administrator has been asked: nothing has happened yet` : said })
    return true
  }
  return { act, busy, refusal }
}

/** The deed waits for a second administrator. */
export const waits = (answer: unknown) => typeof answer === 'object' && answer !== null && 'approval_id' in answer
