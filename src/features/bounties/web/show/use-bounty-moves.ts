import { useLingui } from '@lingui/react/macro'
import { coinWord } from '#kernel/coins.ts'
import { refused } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { bounties } from '../../contract.ts'
import { type BountyAnswer, rewardOf } from '../bounty-words.ts'
import { MY_BOUNTIES } from '../paths.ts'

type Move = Exclude<BountyAnswer['actions'][number], 'edit'>

/** What its poster can do with a bounty, each after its own question. */
export function useBountyMoves(bounty: BountyAnswer) {
  const { t, i18n } = useLingui()
  const [confirm, toast, cache, router, numbers] = [useConfirm(), useToast(), useQueryClient(), useRouter(), useNumbers()]
  const calls = {
    ...{
      publish: useCommand(bounties.publish),
      unschedule: useCommand(bounties.unschedule),
      close: useCommand(bounties.close),
      award: useCommand(bounties.award),
    },
    ...{ archive: useCommand(bounties.archive), remove: useCommand(bounties.remove) },
  }
  const { id, title, offered_coins } = bounty
  const sum = offered_coins === null ? moneyText(rewardOf(bounty), numbers) : `${offered_coins} ${coinWord(offered_coins, i18n.locale)}`
  const labels: Record<Move, string> = {
    ...{ publish: t`Hold ${sum} and open it`, close: t`Close and take back ${sum}`, award: t`It has arrived: pay the finder` },
    ...{ unschedule: t`Do not open it then`, archive: t`Archive`, remove: t`Delete` },
  }
  const lines: Record<Move, string> = {
    publish: t`The reward is held until somebody has found it, or until it ends.`,
    unschedule: t`It is a draft again.`,
    close: t`The offers that wait are over, and their finders are told.`,
    award: t`The reward goes to the finder of the offer that you have accepted. This cannot be taken back.`,
    archive: t`It leaves your lists. This cannot be taken back.`,
    remove: t`The draft is gone for good.`,
  }
  async function act(move: Move) {
    for (const call of Object.values(calls)) call.forget()
    const danger = move === 'remove' || move === 'close'
    if (!(await confirm({ title: labels[move], text: lines[move], yes: labels[move], danger }))) return
    const answer = await calls[move].run({ id })
    await Promise.all(
      [bounties.offers, bounties.list, bounties.show].map(({ http }) =>
        move === 'remove' ? undefined : cache.invalidateQueries({ queryKey: [http] }),
      ),
    )
    if (refused(answer)) return
    if (move === 'remove') return void router.push(MY_BOUNTIES)
    toast({ title: labels[move], text: title })
  }
  const all = Object.values(calls)
  return { act, labels, busy: all.some(({ busy }) => busy), refusal: all.find(({ refusal }) => refusal)?.refusal }
}
