import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { clubs } from '../contract.ts'
import type { ClubShown } from './club-answer.ts'

/** The reader's own steps: join at once where there is nothing to accept, leave, decline. */
export function useStanding({ id, name, visibility }: ClubShown) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const client = useQueryClient()
  const [join, leave, decline, notices] = [useCommand(clubs.join), useCommand(clubs.leave), useCommand(clubs.decline), useCommand(clubs.setNotices)]
  const renew = () => client.touched(new Set([`club:${id}`]))
  /** Whoever leaves a hidden club does not see it any more. */
  const after = () => (visibility === 'hidden' ? location.assign('/clubs') : renew())
  return {
    busy: join.busy || leave.busy || decline.busy,
    join: async () => !refused(await join.run({ id })) && renew(),
    decline: async () => !refused(await decline.run({ id })) && after(),
    withdraw: async () => !refused(await leave.run({ id })) && renew(),
    async leave() {
      if (await confirm({ text: t`What you wrote there stays.`, yes: t`Leave ${name}`, icon: 'sign-out' })) {
        if (!refused(await leave.run({ id }))) after()
      }
    },
    setNotices: async (choice: 'all' | 'mentions' | 'none') => !refused(await notices.run({ id, notices: choice })) && renew(),
  }
}
