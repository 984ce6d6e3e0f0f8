import { useLingui } from '@lingui/react/macro'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { calls } from '../../contract.ts'
import { CALLS } from '../call-path.ts'
import { CallRow } from './CallRow.tsx'
import css from './Calls.module.css'

/** One’s call log: incoming, outgoing and missed. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(calls.list, place),
  asks: (input) => [queryOf(calls.list, input)],
  Draw: ({ input }) => <CallsPage input={input} />,
})

function CallsPage({ input }: { input: NonNullable<ReturnType<typeof readInput<typeof calls.list>>> }) {
  const { t } = useLingui()
  const { data, next_page_url } = useData(calls.list, input).calls
  const missed = input.type === 'missed'
  const tabs = [
    { href: CALLS, label: t`All calls`, current: !missed },
    { href: `${CALLS}?type=missed`, label: t({ message: 'Missed', context: 'calls' }), current: missed },
  ]
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Calls`}</Title>
      <h1>{t`Calls`}</h1>
      <Tabs label={t`Kinds of calls`} tabs={tabs} />
      {data.length ? (
        <ul className={css.rows}>
          {data.map((row) => (
            <CallRow key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={missed ? t`No missed calls` : t`No calls yet`}
          line={t`You call connections and members you deal or talk with, from the chat or their profile.`}
          action={<Button href="/chat">{t`To the chat`}</Button>}
        />
      )}
      <NextPage op={calls.list} path={CALLS} input={input} url={next_page_url}>
        {t`Show more`}
      </NextPage>
    </main>
  )
}
