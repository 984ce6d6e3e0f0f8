import { useLingui } from '@lingui/react/macro'
import { Discussion } from '#features/comments/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { type BountyId, bounties } from '../../contract.ts'
import { isWaiting } from '../../rules.ts'
import { MARKET_BOUNTIES } from '../paths.ts'
import { BountyPanel } from './BountyPanel.tsx'
import { Comparison } from './Comparison.tsx'
import { received } from './received.ts'

/** One bounty; its poster compares the offers beneath it. */
export default screen({
  reads: (place) => readInput(bounties.show, { ...place, path: { id: place.path.bounty_id ?? '' } }),
  asks: ({ id }) => [queryOf(bounties.show, { id })],
  next: ({ id }, answerOf, round) => (round === 0 && answerOf(bounties.show, { id }).bounty.is_own ? [queryOf(bounties.offers, received(id))] : []),
  Draw: ({ input: { id } }) => <Bounty key={id} id={id} />,
})

function Bounty({ id }: { id: BountyId }) {
  const { t } = useLingui()
  const { bounty } = useData(bounties.show, { id })
  const { title, description, status } = bounty
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={title} description={description || t`Wanted: ${title}`} path={`/bounties/${id}/show`} passing={status !== 'Active'} />
      <Crumbs crumbs={[{ label: t`Marketplace`, href: '/marketplace' }, { label: t`Bounties`, href: MARKET_BOUNTIES }, { label: title }]} />
      <BountyPanel bounty={bounty} />
      {bounty.is_own && !isWaiting(bounty.status) && <Comparison bounty={bounty} />}
      {!isWaiting(status) && <Discussion commentable_type="Bounty" commentable_id={id} />}
    </main>
  )
}
