import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { proposals } from '../../contract.ts'
import { CREATE, PROPOSALS } from '../addresses.ts'
import css from '../Proposals.module.css'
import { ProposalCard } from './ProposalCard.tsx'

type Asked = InputOf<typeof proposals.list>
const hrefOf = (asked: Partial<Asked>) => address(PROPOSALS, proposals.list, asked)
const decided = ['Accepted', 'Rejected'] as const
/** Without a state it is the queue to vote on. */
function readAsked(place: RouteMatch): Asked | undefined {
  const asked = readInput(proposals.list, place)
  return asked && (asked.status.length || asked.mine || asked.entry_id ? asked : { ...asked, status: ['Voting'] })
}

/** What members propose for the catalogue: to vote on, undecided, decided, and one’s own. */
export default screen({
  reads: readAsked,
  asks: (asked) => [queryOf(proposals.list, asked)],
  Draw: ({ input }) => <Proposals asked={input} />,
})

function Proposals({ asked }: { asked: Asked }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(proposals.list, asked).proposals
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Proposals for the catalogue`}</Title>
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Catalogue`, href: '/stamps?status=FOR_REFERENCE' }, { label: t`Proposals` }]} />
      <div className={`page-head ${css.head}`}>
        <h1>{t`Proposals for the catalogue`}</h1>
        <Button href={CREATE} variant="fill" icon="plus">{t`Propose a new entry`}</Button>
      </div>
      <Ways asked={asked} />
      {data.length === 0 && <Nothing asked={asked} />}
      <div className={css.cards}>
        {data.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
      </div>
      <NextPage op={proposals.list} path={PROPOSALS} input={asked} url={next_page_url}>{t`Earlier proposals`}</NextPage>
    </main>
  )
}

function Ways({ asked: { mine, status } }: { asked: Asked }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const is = (wanted: string) => !mine && status.includes(wanted as 'Voting')
  const tabs = [
    { href: hrefOf({}), label: t`To vote on`, current: is('Voting') },
    { href: hrefOf({ status: ['Undecided'] }), label: t`Waiting for a moderator`, current: is('Undecided') },
    { href: hrefOf({ status: [...decided] }), label: t`Decided`, current: is('Accepted') },
    ...(signed_in ? [{ href: hrefOf({ mine: true }), label: t`My proposals`, current: mine }] : []),
  ]
  return <Tabs label={t`Which proposals`} tabs={tabs} />
}

function Nothing({ asked: { mine, status } }: { asked: Asked }) {
  const { t } = useLingui()
  if (mine)
    return (
      <EmptyState
        title={t`You have proposed nothing yet`}
        line={t`An accepted entry earns you 10 coins, a correction 5.`}
        action={<Button href={CREATE}>{t`Propose a new entry`}</Button>}
      />
    )
  const voting = status.includes('Voting')
  return (
    <EmptyState
      title={voting ? t`Nothing to vote on just now` : t`Nothing here`}
      line={voting ? t`New proposals stay open for seven days.` : undefined}
    />
  )
}
