import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { Figures } from '#web/ui/layout/Figures.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { storeInventory } from '../contract.ts'

type Sum = AnswerOf<typeof storeInventory.show>['sums'][number]

/** The whole stock in one line of figures, by currency. */
export function StockSums({ sums }: { sums: readonly Sum[] }) {
  return sums.map((sum) => <Sums key={sum.currency} sum={sum} />)
}

function Sums({ sum: { live, units, reserved, low, sold_out, worth, currency } }: { sum: Sum }) {
  const { t } = useLingui()
  const figures = [
    [t`Live`, live],
    [t`Pieces`, units],
    [t`At a checkout`, reserved],
    [t`Running low`, low],
    [t`Sold out`, sold_out],
    [t`Listed at`, <Price key="worth" as="plain" money={{ amount: worth, currency }} />],
  ] as const
  return <Figures figures={figures} />
}
