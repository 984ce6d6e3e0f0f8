import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useData } from '#web/query/hooks.ts'
import { Head } from '#web/router/Head.tsx'
import { KindLabel } from '#web/ui/cards/KindLabel.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { type TradeId, trades } from '../../contract.ts'
import { MARKET_TRADES, tradePath } from '../paths.ts'
import { sumOf } from '../piece.ts'
import css from '../Trades.module.css'
import { Tray } from '../Tray.tsx'
import { type TradeAnswer, useCoins, useTradeWords } from '../trade-words.ts'
import { Worth } from '../Worth.tsx'
import { TradeActs } from './TradeActs.tsx'

interface TradeShownProps {
  id: TradeId
  /** The way to its owner. */
  contact?: (trade: TradeAnswer) => ReactNode
}
/** One trade: what is given, what its owner takes, and the way to an offer. */
export function TradeShown({ id, contact }: TradeShownProps) {
  const { t } = useLingui()
  const { trade } = useData(trades.show, { id })
  const { title, trader_terms, status } = trade
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={title}
        description={trader_terms || t`For trade: ${title}`}
        path={tradePath(id)}
        passing={status !== 'active' || trade.is_direct}
      />
      <Crumbs crumbs={[{ label: t`Marketplace`, href: '/marketplace' }, { label: t`For Trade`, href: MARKET_TRADES }, { label: title }]} />
      <div className={css.both}>
        <section className={css.side} aria-labelledby="given">
          <div className={css.head}>
            <KindLabel kind="trade" />
            <h2 id="given">
              <Plural value={trade.tradeables.length} one="# item for trade" other="# items for trade" />
            </h2>
            <Worth sum={sumOf(trade.tradeables)} />
          </div>
          <Tray pieces={trade.tradeables} />
        </section>
        <Panel trade={trade} contact={contact?.(trade)} />
      </div>
    </main>
  )
}

function Panel({ trade, contact }: { trade: TradeAnswer; contact: ReactNode }) {
  const { t } = useLingui()
  const words = useTradeWords()
  const { coins } = useCoins()
  const { number, owner, deposit } = trade
  const name = owner.full_name
  const sum = coins(deposit)
  return (
    <div className="stack">
      <p className="caption">{trade.is_own ? t`Trade ${number}, yours` : t`Trade ${number} of ${name}`}</p>
      <h1>
        <bdi>{trade.title}</bdi>
      </h1>
      <p>
        <b className="strong">{words.types[trade.trade_type]}</b> · {words.lists[trade.status]}
        {trade.publish_at && (
          <>
            {' · '}
            {t`opens`} <DateTime at={trade.publish_at} named />
          </>
        )}
        {trade.status === 'active' && trade.expiry_time && (
          <>
            {' · '}
            {t`until`} <DateTime at={trade.expiry_time} />
          </>
        )}
      </p>
      {trade.trader_terms && (
        <p>
          <bdi>{trade.trader_terms}</bdi>
        </p>
      )}
      {deposit > 0 && <p className="text-2">{t`Each side puts down ${sum}, and gets it back when both parcels have arrived.`}</p>}
      <TradeActs trade={trade} />
      {contact}
      <p className="text-2">
        <Plural value={trade.proposal_count} _0="no offer yet" one="# offer waits" other="# offers wait" />
      </p>
    </div>
  )
}
