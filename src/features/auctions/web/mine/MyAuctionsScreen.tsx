import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { auctions } from '../../contract.ts'
import type { AuctionListed } from '../auction-answer.ts'
import { useServerClock } from '../clock/use-server-clock.ts'
import { MY_AUCTIONS } from '../paths.ts'
import { MyAuctionRow } from './MyAuctionRow.tsx'
import css from './MyAuctions.module.css'
import { MyAuctionsEmpty } from './MyAuctionsEmpty.tsx'
import { isShort, listTypes, participations, type ShownType, useTypeNames } from './type-names.ts'

type Listed = InputOf<typeof auctions.list>
type Participated = InputOf<typeof auctions.participated>
/** One's own lots by where they stand, or those one has bid on. */
type Mine = { readonly is: 'own'; readonly input: Listed & { type: ShownType } } | { readonly is: 'part'; readonly input: Participated }

export default screen({
  visitors: 'members',
  reads: readMine,
  asks: (mine) => [mine.is === 'own' ? queryOf(auctions.list, mine.input) : queryOf(auctions.participated, mine.input)],
  Draw: ({ input }) => (input.is === 'own' ? <OwnLots input={input.input} /> : <Bidden input={input.input} />),
})

/** `?type=participated&as=won`: the second word is the participation. */
function readMine(place: RouteMatch): Mine | undefined {
  const type = place.query.get('type')
  if (type === 'participated') {
    const as = place.query.get('as') ?? 'active'
    const input = readInput(auctions.participated, { ...place, query: new URLSearchParams([...rest(place), ['type', as]]) })
    return input && { is: 'part', input }
  }
  const input = readInput(auctions.list, { ...place, query: new URLSearchParams([...rest(place), ['type', type ?? 'active']]) })
  return input && { is: 'own', input: { ...input, type: isShort(input.type) ? input.type : 'active' } }
}
const rest = ({ query }: RouteMatch) => [...query].filter(([name]) => name === 'page' || name === 'page_size' || name === 'cursor')

function OwnLots({ input }: { input: Listed & { type: ShownType } }) {
  const { t } = useLingui()
  const { auctions: found, server_time } = useData(auctions.list, input)
  return (
    <Frame current={input.type} rows={found.data} server_time={server_time}>
      {found.data.length === 0 && <MyAuctionsEmpty type={input.type} />}
      <NextPage op={auctions.list} path={MY_AUCTIONS} input={input} url={found.next_page_url}>{t`Earlier lots`}</NextPage>
    </Frame>
  )
}

function Bidden({ input }: { input: Participated }) {
  const { t } = useLingui()
  const names = useTypeNames()
  const { auctions: found, server_time } = useData(auctions.participated, input)
  return (
    <Frame
      current="participated"
      rows={found.data}
      server_time={server_time}
      filter={
        <nav className={`chips ${css.filter}`} aria-label={t`How it stands`}>
          {participations.map((one) => (
            <a
              key={one}
              className={one === input.type ? 'chip chip--on' : 'chip'}
              aria-current={one === input.type ? 'true' : undefined}
              href={partHref(one)}
            >
              {names.parts[one]}
            </a>
          ))}
        </nav>
      }
    >
      {found.data.length === 0 && <MyAuctionsEmpty type="participated" />}
      <NextPage op={auctions.participated} path={partHref(input.type)} input={{ ...input, type: 'active' }} url={found.next_page_url}>
        {t`Earlier lots`}
      </NextPage>
    </Frame>
  )
}
const partHref = (as: string) => `${MY_AUCTIONS}?type=participated&as=${as}`

interface FrameProps {
  current: ShownType | 'participated'
  rows: readonly AuctionListed[]
  server_time: string
  filter?: React.ReactNode
  children: React.ReactNode
}

function Frame({ current, rows, server_time, filter, children }: FrameProps) {
  const { t } = useLingui()
  const names = useTypeNames()
  const now = useServerClock(server_time, rows[0]?.ends_at ?? server_time)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`My auctions`}</Title>
      <div className="row row--wrap page-head">
        <h1>{t`My auctions`}</h1>
        <Button className="push" variant="auction" icon="gavel" href="/auctions/create">{t`Auction an item`}</Button>
      </div>
      <Tabs
        label={t`My auctions`}
        tabs={listTypes.map((type) => ({
          href: type === 'active' ? MY_AUCTIONS : `${MY_AUCTIONS}?type=${type}`,
          label: names.types[type],
          current: type === current,
        }))}
      />
      {filter}
      {rows.length > 0 && (
        <ul className="items">
          {rows.map((lot) => (
            <MyAuctionRow key={lot.id} lot={lot} now={now} />
          ))}
        </ul>
      )}
      {children}
    </main>
  )
}
