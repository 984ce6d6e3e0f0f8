import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { subscriptions } from '../../contract.ts'
import { amountOf, rightsOf, TRIAL_DAYS } from '../../rules.ts'
import css from '../Plans.module.css'
import { PlanStamp } from '../plans/PlanStamp.tsx'

export default screenWithoutInput(Membership, { asks: () => [queryOf(subscriptions.plans, {})] })

function Membership() {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { plans } = useData(subscriptions.plans, {})
  const lead = t`Being a member costs nothing. A plan gives you more, by the month or by the year.`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head title={t`Membership`} description={lead} path="/subscription" />
      <div className="page-head">
        <h1>{t`Membership`}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      <h2 className="vh">{t`The plans`}</h2>
      <div className="perf-shadow">
        <ul className="tenant plain">
          {plans.map((plan, at) => (
            <PlanStamp key={plan.code} plan={plan} before={plans[at - 1]} cycle="monthly" current={false} level="h3" />
          ))}
        </ul>
      </div>
      <div className={css.words}>
        <section>
          <h2>{t`What every member may do`}</h2>
          <MemberRights />
        </section>
        <section>
          <h2>{t`How paying works`}</h2>
          <p>{t`You can try a plan for ${TRIAL_DAYS} days, once. A better plan begins at once and costs what is left of the difference, by the second; a smaller one begins when the paid period is over. You can stop at any time: what is paid for stays until its end, and whatever is over a limit then is kept and can be read.`}</p>
        </section>
      </div>
      <p className="row row--wrap section">
        <Button variant="fill" href="/subscription/plans">{t`Compare the plans`}</Button>
        {!signed_in && <Button href="/signup">{t`Sign Up`}</Button>}
      </p>
    </main>
  )
}

/** What every plan includes, read from the plans. */
function MemberRights() {
  const { plans, rights } = useData(subscriptions.plans, {})
  const shared = rightsOf(plans, rights).filter((right) => right.limit === null && plans.every((plan) => amountOf(plan, right) > 0))
  return (
    <ul className={css.rights}>
      {shared.map(({ key, name }) => (
        <li key={key}>{name}</li>
      ))}
    </ul>
  )
}
