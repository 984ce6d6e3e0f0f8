import { useLingui } from '@lingui/react/macro'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { subscriptions } from '../../contract.ts'
import type { Cycle } from '../../rules.ts'
import { PlansTable } from './PlansTable.tsx'

const readCycle = (text: string | null): Cycle => (text === 'yearly' ? 'yearly' : 'monthly')

export default screen({
  reads: ({ query }) => ({ cycle: readCycle(query.get('cycle')) }),
  asks: (_, { signed_in }) => [queryOf(subscriptions.plans, {}), ...(signed_in ? [queryOf(subscriptions.mine, {})] : [])],
  Draw: ({ input }) => <Plans cycle={input.cycle} />,
})

function Plans({ cycle }: { cycle: Cycle }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Plans`}
        description={t`Being a member costs nothing. A plan gives you more, by the month or by the year.`}
        path="/subscription/plans"
      />
      <PlansTable cycle={cycle} path="/subscription/plans" />
    </main>
  )
}
