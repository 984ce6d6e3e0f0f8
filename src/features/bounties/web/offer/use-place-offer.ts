import { useLingui } from '@lingui/react/macro'
import type { GivenOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { useRouter } from '#web/router/use-router.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { bounties } from '../../contract.ts'
import type { BountyAnswer } from '../bounty-words.ts'
import { offerPath } from '../paths.ts'

type Offered = Omit<GivenOf<typeof bounties.placeOffer>, 'bounty_id'>

/** Places an offer and opens it. */
export function usePlaceOffer({ id, title }: BountyAnswer) {
  const { t } = useLingui()
  const [toast, cache, router] = [useToast(), useQueryClient(), useRouter()]
  const placing = useCommand(bounties.placeOffer)
  async function place(offered: Offered) {
    const answer = await placing.run({ ...offered, bounty_id: id })
    if (refused(answer)) return
    await cache.invalidateQueries({ queryKey: [bounties.show.http] })
    toast({ title: t`Your offer is placed`, text: title })
    await router.push(offerPath(answer.bounty_offer.id))
  }
  return { ...placing, place }
}
