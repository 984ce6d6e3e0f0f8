import { useLingui } from '@lingui/react/macro'
import { MarketTable } from '#features/products/web/public.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { type BountyCardAnswer, rewardOf, useBountyWords } from '../bounty-words.ts'
import { bountyPath } from '../paths.ts'

/** List view: one row for each bounty. */
export function BountyTable({ cards }: { cards: readonly BountyCardAnswer[] }) {
  const { t } = useLingui()
  const words = useBountyWords()
  return (
    <MarketTable
      label={t`Bounties`}
      columns={[t`Member`, t`Lowest grade`, t`Where`, t`Until`, t`Reward`]}
      rows={cards.map((card) => ({
        ...{ id: card.id, href: bountyPath(card.id), title: card.title },
        picture: card.image_url ? { width: 1, height: 1, sizes: [{ url: card.image_url, width: 160 }] } : undefined,
        cells: [
          <bdi key="member">{card.user_name}</bdi>,
          words.gradeOf(card),
          words.placeOf(card),
          card.expires_at && <DateTime key="until" at={card.expires_at} show="date" />,
          <Price key="reward" money={rewardOf(card)} />,
        ],
      }))}
    />
  )
}
