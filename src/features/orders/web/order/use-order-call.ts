import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { orders } from '../../contract.ts'

/** Runs a command on an order and shows its status afterwards, even if the command was refused because the order had changed. */
export function useOrderCall<Op extends AnyOperation>(op: Op, order_id: string) {
  const store = useQueryClient()
  const calling = useCommand(op)
  async function run(input: GivenOf<Op>): Promise<boolean> {
    const answer = await calling.run(input)
    await store.invalidateQueries({ queryKey: keyOf({ op: orders.show, input: { id: order_id } }) })
    return !refused(answer)
  }
  return { ...calling, run }
}
