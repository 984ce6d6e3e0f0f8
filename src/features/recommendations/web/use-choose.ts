import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { recommendations, type Why } from '../contract.ts'

/** Turns a reason off or on; the page follows. */
export function useChoose(member_id: string) {
  const cache = useQueryClient()
  const { run, busy } = useCommand(recommendations.choose)
  async function choose(why: Why, is_on: boolean): Promise<boolean> {
    if (refused(await run({ why, is_on }))) return false
    await cache.touched(new Set([`recommendations of member:${member_id}`]))
    return true
  }
  return { choose, busy }
}
