import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { AnyOperation, GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { waits } from './use-act.ts'

/** Like `useAct`, for deeds that may need a second administrator: then the reason is asked for in a dialog, which the screen draws. */
export function useGuardedAct<Op extends AnyOperation>(op: Op, said: string) {
  const { t } = useLingui()
  const { run, busy, refusal } = useCommand(op, { aside: true })
  const store = useQueryClient()
  const toast = useToast()
  const [asks, setAsks] = useState<GivenOf<Op>>()
  async function act(input: GivenOf<Op>): Promise<'done' | 'waits' | false> {
    const answer = await run(input)
    if (refused(answer)) {
      setAsks(answer.refused === 'approval.reason' ? () => input : undefined)
      return false
    }
    setAsks(undefined)
    await store.invalidateQueries()
    toast({ title: waits(answer) ? t`A second administrator has been asked: nothing has happened yet` : said })
    return waits(answer) ? 'waits' : 'done'
  }
  const dialog: ReactNode = asks !== undefined && (
    <ReasonDialog busy={busy} onClose={() => setAsks(undefined)} onGiven={(reason) => act({ ...(asks as object), reason } as GivenOf<Op>)} />
  )
  return { act, busy, refusal: asks === undefined ? refusal : undefined, dialog }
}
