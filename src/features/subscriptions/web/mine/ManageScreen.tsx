import { useLingui } from '@lingui/react/macro'
import { ownPath } from '#kernel/address.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { subscriptions } from '../../contract.ts'
import type { Cycle } from '../../rules.ts'
import { PlansTable } from '../plans/PlansTable.tsx'

/** Target of a refusal for a missing permission: the plans, and a link back. */
export default screen({
  visitors: 'members',
  reads: ({ query }) => ({
    cycle: query.get('cycle') === 'yearly' ? ('yearly' as const) : ('monthly' as const),
    back: ownPath(query.get('redirect_back'), ''),
  }),
  asks: () => [queryOf(subscriptions.plans, {}), queryOf(subscriptions.mine, {})],
  Draw: ({ input }) => <Manage {...input} />,
})

function Manage({ cycle, back }: { cycle: Cycle; back: string }) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Plans`}</Title>
      {back && (
        <Note>
          {t`Choose a plan; afterwards you are back where you were.`} <a className="link" href={back}>{t`Go back without changing`}</a>
        </Note>
      )}
      <PlansTable cycle={cycle} path="/manage-subscriptions" back={back || undefined} />
    </main>
  )
}
