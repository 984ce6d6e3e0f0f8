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
import { bounties, bountyLists } from '../contract.ts'
import css from './Bounties.module.css'
import { BountyRow } from './BountyRow.tsx'
import { useBountyWords } from './bounty-words.ts'
import { MY_BOUNTIES } from './paths.ts'

/** One's own by where they stand, and those one has offered for. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const input = readInput(bounties.list, place)
    return input && { ...input, user_id: undefined, status: input.status ?? ('Active' as const) }
  },
  asks: (input) => [queryOf(bounties.list, input)],
  Draw: ({ input }) => <MyBounties input={input} />,
})

function MyBounties({ input }: { input: InputOf<typeof bounties.list> }) {
  const { t } = useLingui()
  const { statusOf } = useBountyWords()
  const { data, next_page_url } = useData(bounties.list, input).bounties
  const title = t`My bounties`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="push">
          <Button href={`${MY_BOUNTIES}/create`} variant="fill" icon="plus">{t`Post a bounty`}</Button>
        </span>
      </div>
      <Tabs
        label={title}
        tabs={bountyLists.map((status) => ({
          href: address(MY_BOUNTIES, bounties.list, { status }),
          label: status === 'my_placed_offers' ? t`I have offered` : statusOf(status),
          current: input.status === status,
        }))}
      />
      {data.length === 0 && (
        <EmptyState
          title={t`Nothing here`}
          line={t`Say what you look for and what it is worth to you: the reward is held, and paid to one finder.`}
          action={<Button href={`${MY_BOUNTIES}/create`}>{t`Post a bounty`}</Button>}
        />
      )}
      <ul className={`${css.mine} deal-rows`}>
        {data.map((card, at) => (
          <BountyRow key={card.id} card={card} eager={at < 4} />
        ))}
      </ul>
      <NextPage op={bounties.list} path={MY_BOUNTIES} input={input} url={next_page_url}>
        {t`More bounties`}
      </NextPage>
    </main>
  )
}
