import { vocabularies } from '#features/vocabularies/contract.ts'
import type { AnswerOf, AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { flagSubject, type flags } from '../contract.ts'

export type FlagShown = AnswerOf<typeof flags.show>['flag']
export type FlagCardShown = AnswerOf<typeof flags.list>['flags']['data'][number]

export const FLAGS = '/flags'
export const flagPath = flagSubject.path
export const itemFlagsPath = (id: string) => `/flags/stamp/${id}`
export const itemPath = (id: string) => `/stamp-items/${id}/show`

const reasonsOf = { types: ['flagReasons' as const] }
export const asksReasons = () => queryOf(vocabularies.staticData, reasonsOf)
export { reasonsOf }

/** One step; afterwards the page is read again, also when it was refused because somebody else was first. */
export function useFlagCall<Op extends AnyOperation>(op: Op, id: string) {
  const store = useQueryClient()
  const calling = useCommand(op)
  async function run(input: GivenOf<Op>): Promise<boolean> {
    const answer = await calling.run(input)
    store.touched(new Set([`flag:${id}`, 'flag_tickets:all']))
    return !refused(answer)
  }
  return { ...calling, run }
}
