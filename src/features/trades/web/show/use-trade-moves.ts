import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRefresh } from '#web/query/hooks.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { trades } from '../../contract.ts'
import type { TradeAnswer } from '../trade-words.ts'

type Move = Exclude<TradeAnswer['actions'][number], 'edit'>

/** What its owner can do with a trade, each after its own question. */
export function useTradeMoves({ id, title }: TradeAnswer) {
  const { t } = useLingui()
  const [confirm, toast, refresh] = [useConfirm(), useToast(), useRefresh(trades.show, trades.list)]
  const calls = {
    ...{ publish: useCommand(trades.publish), unschedule: useCommand(trades.unschedule) },
    ...{ unpublish: useCommand(trades.unpublish), archive: useCommand(trades.archive) },
  }
  const labels: Record<Move, string> = {
    publish: t`Open it for offers`,
    unschedule: t`Do not open it then`,
    unpublish: t`Take from the market`,
    archive: t`Archive`,
  }
  const lines: Record<Move, string> = {
    publish: t`Everybody can make an offer until it ends.`,
    unschedule: t`It is a draft again.`,
    unpublish: t`Open offers end, and their makers are told. Then you can change it.`,
    archive: t`Open offers end. This cannot be taken back.`,
  }
  async function act(move: Move) {
    for (const call of Object.values(calls)) call.forget()
    if (!(await confirm({ title: labels[move], text: lines[move], yes: labels[move], danger: move === 'archive' }))) return
    const answer = await calls[move].run({ id })
    await refresh()
    if (!refused(answer)) toast({ title: labels[move], text: title })
  }
  const all = Object.values(calls)
  return { act, labels, busy: all.some(({ busy }) => busy), refusal: all.find(({ refusal }) => refusal)?.refusal }
}
