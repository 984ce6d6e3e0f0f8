import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { ask, useData } from '#web/data.ts'
import { ownPath, readInput, screen } from '#web/site.ts'
import { Title } from '#web/Title.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Postmark } from '#web/ui/Postmark.tsx'
import { useCall } from '#web/use-call.ts'
import { useSite } from '#web/use-site.ts'
import { type ChargeId, subscriptions } from '../contract.ts'
import { OpenPayment } from './OpenPayment.tsx'
import css from './Plans.module.css'
import { usePlanNames } from './use-plan-words.ts'

/** Where a payment for a plan ends, with or without the bank's own step; then on to what was wanted. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const charge = readInput(subscriptions.settle, { ...place, path: { id: place.query.get('charge') ?? '' } })
    return charge && { id: charge.id, back: ownPath(place.query.get('redirect_back'), '/setting/account/plan') }
  },
  asks: () => [ask(subscriptions.mine, {})],
  Draw: ({ input }) => <Paid {...input} />,
})

type Charge = AnswerOf<typeof subscriptions.settle>['charge']

function Paid({ id, back }: { id: ChargeId; back: string }) {
  const { t } = useLingui()
  const site = useSite()
  const names = usePlanNames()
  const { membership } = useData(subscriptions.mine, {})
  const { charge, busy } = useEnd(id)
  const { name } = names[charge?.plan ?? membership.plan]
  const title =
    charge?.status === 'paid'
      ? t`${name} is yours`
      : charge?.status === 'open'
        ? t`Your bank still waits`
        : busy
          ? t`Checking the payment`
          : t`Nothing was taken`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className={css.pay} aria-live="polite">
        <h1>{title}</h1>
        {busy && <p className="text-2">{t`We ask your bank how it ended. This takes a few seconds.`}</p>}
        {charge?.status === 'open' && <OpenPayment charge={charge} />}
        {charge?.status === 'paid' && (
          <>
            <Postmark word={name} place={site.name} date={site.today.split('-').reverse().join('-')} ink="green" lands />
            <p>{t`The receipt with its invoice number is on its way to you.`}</p>
            <Button variant="fill" size="l" href={back}>{t`Go on where you were`}</Button>
          </>
        )}
        {!busy && (!charge || charge.status === 'failed') && (
          <>
            <Note tone="bad">{t`The payment did not go through. Your plan is as it was.`}</Note>
            <Button href={`/manage-subscriptions?${new URLSearchParams({ redirect_back: back })}`}>{t`Try again`}</Button>
          </>
        )}
      </div>
    </main>
  )
}

/** Asked once as the page opens; a payment that has ended says so again. */
function useEnd(id: ChargeId) {
  const { run, busy } = useCall(subscriptions.settle)
  const [charge, setCharge] = useState<Charge>()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (asked) return
    setAsked(true)
    void run({ id }).then((answer) => setCharge(refused(answer) ? undefined : answer.charge))
  })
  return { charge, busy: busy || !asked }
}
