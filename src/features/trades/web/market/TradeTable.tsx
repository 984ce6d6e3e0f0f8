import { Plural, useLingui } from '@lingui/react/macro'
import { MarketTable } from '#features/products/web/public.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { tradePath } from '../paths.ts'
import { type TradeCardAnswer, useTradeWords } from '../trade-words.ts'

/** List view: one row for each trade. */
export function TradeTable({ cards }: { cards: readonly TradeCardAnswer[] }) {
  const { t } = useLingui()
  const words = useTradeWords()
  return (
    <MarketTable
      label={t`For Trade`}
      columns={[t`Member`, t`Accepting offers of`, t`Until`, t`Items`, t`Offers`]}
      rows={cards.map(({ id, title, owner_name, trade_type, expiry_time, tradeables, proposal_count }) => ({
        ...{ id, title, href: tradePath(id), picture: pictureIn(tradeables) },
        cells: [
          <bdi key="owner">{owner_name}</bdi>,
          words.types[trade_type],
          expiry_time && <DateTime key="until" at={expiry_time} show="date" />,
          <Plural key="items" value={tradeables.length} one="# item" other="# items" />,
          proposal_count,
        ],
      }))}
    />
  )
}

function pictureIn(pieces: TradeCardAnswer['tradeables']) {
  const url = pieces.find(({ image_url }) => image_url !== null)?.image_url
  return url ? { width: 1, height: 1, sizes: [{ url, width: 160 }] } : undefined
}
