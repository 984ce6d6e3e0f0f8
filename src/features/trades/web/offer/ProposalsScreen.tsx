import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { trades } from '../../contract.ts'
import { MARKET_TRADES, offerPath, PROPOSALS } from '../paths.ts'
import { useTradeWords } from '../trade-words.ts'

type Input = InputOf<typeof trades.proposals>

/** All conversations about trades, by where they stand. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.proposals, place),
  asks: (input) => [queryOf(trades.proposals, input), queryOf(trades.statusCounts, {})],
  Draw: ({ input }) => <Proposals input={input} />,
})

function Proposals({ input }: { input: Input }) {
  const { t } = useLingui()
  const words = useTradeWords()
  const { data, next_page_url } = useData(trades.proposals, input).trade_proposals
  const { status_counts } = useData(trades.statusCounts, {})
  const all = status_counts.reduce((sum, { count }) => sum + count, 0)
  const title = t`Trade offers`
  const to = (status: Input['status']) => address(PROPOSALS, trades.proposals, { status })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <Tabs
        label={title}
        tabs={[
          { href: PROPOSALS, label: t`All`, count: String(all), current: input.status === undefined },
          ...status_counts.map(({ status, count }) => ({
            href: to(status),
            label: words.offers[status],
            count: String(count),
            current: input.status === status,
          })),
        ]}
      />
      {data.length === 0 && (
        <EmptyState
          title={t`Nothing here`}
          line={t`Make an offer for something that is for trade.`}
          action={<Button href={MARKET_TRADES}>{t`For Trade`}</Button>}
        />
      )}
      <ul className="section deal-rows">
        {data.map((one) => (
          <li key={one.id} className={`panel row row--wrap`}>
            <div>
              <h2>
                <a href={offerPath(one.offer_id)}>
                  <bdi>{one.trade_title}</bdi>
                </a>
              </h2>
              <p className="caption">
                <bdi>{one.partner.full_name}</bdi> · <DateTime at={one.changed_at} />
              </p>
            </div>
            <p className="push">
              <b className="strong">{words.offers[one.status]}</b>
              {one.is_my_turn && ` · ${t`Your turn`}`}
            </p>
          </li>
        ))}
      </ul>
      <NextPage op={trades.proposals} path={PROPOSALS} input={input} url={next_page_url}>
        {t`More offers`}
      </NextPage>
    </main>
  )
}
