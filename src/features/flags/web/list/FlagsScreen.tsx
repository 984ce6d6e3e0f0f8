import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { flags } from '../../contract.ts'
import { asksReasons, FLAGS } from '../flag-answer.ts'
import { FlagRows } from './FlagRows.tsx'

/** One's own flags, those on one's own items, and those one may vote on. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(flags.list, place),
  asks: (input) => [queryOf(flags.list, input), asksReasons()],
  Draw: ({ input }) => <Flags input={input} />,
})

function Flags({ input }: { input: InputOf<typeof flags.list> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(flags.list, input).flags
  const title = t`Flags`
  const views = [
    {
      view: 'mine' as const,
      label: t`My flags`,
      none: t`You have flagged nothing`,
      line: t`On the page of an item you can say what is wrong with it.`,
    },
    { view: 'on_mine' as const, label: t`On my items`, none: t`Nobody has flagged your items`, line: t`You can answer a flag, or correct the item.` },
    {
      view: 'to_vote' as const,
      label: t`To vote on`,
      none: t`There is nothing to vote on`,
      line: t`You judge what you know: a vote that was right weighs more.`,
    },
    {
      view: 'all' as const,
      label: t`All flags`,
      none: t`No flags here yet`,
      line: t`Members flag what is wrongly described; a jury of members decides.`,
    },
  ]
  const shown = views.find(({ view }) => view === input.view)!
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <Tabs
        label={title}
        tabs={views.map(({ view, label }) => ({ href: address(FLAGS, flags.list, { view }), label, current: view === input.view }))}
      />
      {data.length === 0 && <EmptyState title={shown.none} line={shown.line} />}
      <FlagRows list={data} />
      <NextPage op={flags.list} path={FLAGS} input={input} url={next_page_url}>
        {t`More flags`}
      </NextPage>
    </main>
  )
}
