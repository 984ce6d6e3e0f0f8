import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { disputes } from '../contract.ts'

/** One command of the dispute; afterwards its page is read again, also when it was refused because the other was first. */
export function useDisputeCall<Op extends AnyOperation>(op: Op, order_id: string) {
  const store = useQueryClient()
  const calling = useCommand(op)
  async function run(input: GivenOf<Op>): Promise<boolean> {
    const answer = await calling.run(input)
    await store.invalidateQueries({ queryKey: keyOf({ op: disputes.show, input: { id: order_id } }) })
    return !refused(answer)
  }
  return { ...calling, run }
}
