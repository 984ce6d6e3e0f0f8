import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { trades } from '../contract.ts'
import { tradeLists } from '../shapes.ts'
import { CIRCLES, MATCHES, MY_TRADES, PROPOSALS } from './paths.ts'
import { TradeRow } from './TradeRow.tsx'
import { useTradeWords } from './trade-words.ts'

/** One’s own by where they stand, those one has offered for, and direct proposals. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const input = readInput(trades.list, place)
    return input && { ...input, sender_id: undefined, status: input.status ?? ('active' as const) }
  },
  asks: (input) => [queryOf(trades.list, input)],
  Draw: ({ input }) => <MyTrades input={input} />,
})

function MyTrades({ input }: { input: InputOf<typeof trades.list> }) {
  const { t } = useLingui()
  const { lists } = useTradeWords()
  const { data, next_page_url } = useData(trades.list, input).trades
  const title = t`My trades`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="row row--wrap push">
          <Button href={MATCHES}>{t`Matches`}</Button>
          <Button href={CIRCLES}>{t`Trade circles`}</Button>
          <Button href={PROPOSALS}>{t`Offers`}</Button>
          <Button href={`${MY_TRADES}/create`} variant="fill" icon="plus">{t`Put items up for trade`}</Button>
        </span>
      </div>
      <Tabs
        label={title}
        tabs={tradeLists.map((status) => ({
          href: address(MY_TRADES, trades.list, { status }),
          label: lists[status],
          current: input.status === status,
        }))}
      />
      {data.length === 0 && (
        <EmptyState
          title={t`Nothing here`}
          line={t`Put up items that you would give, and say what you take for them.`}
          action={<Button href={`${MY_TRADES}/create`}>{t`Put items up for trade`}</Button>}
        />
      )}
      <ul className="section deal-rows">
        {data.map((card, at) => (
          <TradeRow key={card.id} card={card} eager={at < 4} dealt />
        ))}
      </ul>
      <NextPage op={trades.list} path={MY_TRADES} input={input} url={next_page_url}>
        {t`More trades`}
      </NextPage>
    </main>
  )
}
