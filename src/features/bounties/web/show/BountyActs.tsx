import { useLingui } from '@lingui/react/macro'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from '../Bounties.module.css'
import type { BountyAnswer } from '../bounty-words.ts'
import { MY_BOUNTIES, offerPath, placePath } from '../paths.ts'
import { useBountyMoves } from './use-bounty-moves.ts'

/** The poster's moves, or the way to an offer. */
export function BountyActs({ bounty }: { bounty: BountyAnswer }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const here = useLocation().href
  if (bounty.is_own) return <PostersActs bounty={bounty} />
  return (
    <div className={css.acts}>
      {bounty.own_offer_id && <Button href={offerPath(bounty.own_offer_id)} size="l">{t`Your offer`}</Button>}
      {bounty.can_offer && <Button href={placePath(bounty.id, bounty.user_id)} variant="fill" size="l">{t`I have it`}</Button>}
      {!signed_in && bounty.status === 'Active' && (
        <Button href={`/login?redirect_back=${encodeURIComponent(here)}`} variant="fill" size="l">{t`Log in to offer it`}</Button>
      )}
    </div>
  )
}

function PostersActs({ bounty }: { bounty: BountyAnswer }) {
  const { t } = useLingui()
  const { act, busy, refusal, labels } = useBountyMoves(bounty)
  const moves = bounty.actions.filter((action) => action !== 'edit')
  return (
    <>
      <Refused refusal={refusal} />
      <div className={css.acts}>
        {bounty.actions.includes('edit') && <Button href={`${MY_BOUNTIES}/${bounty.id}/edit`} size="l">{t`Edit`}</Button>}
        {moves.map((action) => (
          <Button
            key={action}
            size="l"
            variant={action === 'publish' || action === 'award' ? 'fill' : 'quiet'}
            onClick={() => busy || void act(action)}
          >
            {labels[action]}
          </Button>
        ))}
      </div>
    </>
  )
}
