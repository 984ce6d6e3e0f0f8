import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useCleanAddress } from '#features/payments/web/public.tsx'
import { ownPath } from '#kernel/address.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type ChargeId, subscriptions } from '../../contract.ts'
import { OpenPayment } from '../buy/OpenPayment.tsx'
import { usePlanNames } from '../use-plan-words.ts'
import { Opened } from './Opened.tsx'
import css from './Paid.module.css'

/** Return page of a plan's payment, with or without 3-D Secure. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const charge = readInput(subscriptions.settle, { ...place, path: { id: place.query.get('charge') ?? '' } })
    return charge && { id: charge.id, back: ownPath(place.query.get('redirect_back'), '/setting/account/plan') }
  },
  asks: () => [queryOf(subscriptions.mine, {}), queryOf(subscriptions.plans, {})],
  Draw: ({ input }) => <Paid {...input} />,
})

type Charge = AnswerOf<typeof subscriptions.settle>['charge']

function Paid({ id, back }: { id: ChargeId; back: string }) {
  const { t } = useLingui()
  const names = usePlanNames()
  useCleanAddress()
  const { membership } = useData(subscriptions.mine, {})
  const { charge, busy } = useEnd(id)
  const { name } = names[charge?.plan ?? membership.plan]
  const title =
    charge?.status === 'paid'
      ? t`${name} is yours.`
      : charge?.status === 'open'
        ? t`Your bank still waits`
        : busy
          ? t`Checking the payment`
          : t`Nothing was taken`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      {charge?.status === 'paid' && <Opened charge={charge} back={back} title={title} />}
      <div className={css.wait} aria-live="polite" hidden={charge?.status === 'paid'}>
        {charge?.status !== 'paid' && <h1>{title}</h1>}
        {busy && <p className="text-2">{t`We ask your bank how it ended. This takes a few seconds.`}</p>}
        {charge?.status === 'open' && <OpenPayment charge={charge} />}
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

/** Asks the gateway once when the page opens; a finished payment returns the same answer again. */
function useEnd(id: ChargeId) {
  // The page itself says how it ended: a toast beside it would say it twice.
  const { run, busy } = useCommand(subscriptions.settle, { aside: true })
  const [charge, setCharge] = useState<Charge>()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (asked) return
    setAsked(true)
    void run({ id }).then((answer) => setCharge(refused(answer) ? undefined : answer.charge))
  })
  return { charge, busy: busy || !asked }
}
