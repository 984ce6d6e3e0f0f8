import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { payments } from '../../contract.ts'
import { AccountPanel, accountAsks } from './AccountPanel.tsx'

/** Where the gateway's page leads back to: `back` when it was left by its owner, `again` when its link was over. */
export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({ step: query.get('step') === 'again' ? ('again' as const) : ('back' as const) }),
  asks: accountAsks,
  Draw: ({ input }) => <Onboarding step={input.step} />,
})

function Onboarding({ step }: { step: 'back' | 'again' }) {
  const { t } = useLingui()
  const { connected_account: account } = useData(payments.account, {})
  const { busy, refusal, again } = useLook(account !== null)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Account for payouts`}</Title>
      <Crumbs crumbs={[{ label: t`Wallet`, href: '/setting/wallet' }, { label: t`Account for payouts` }]} />
      <h1 className="page-head">{t`Account for payouts`}</h1>
      {step === 'again' && <Note tone="warn">{t`That page was open too long, or was used already. Go on from here; what you gave is kept.`}</Note>}
      {busy && <p className="text-2" role="status">{t`Asking the payment service…`}</p>}
      <Refused refusal={refusal} />
      <AccountPanel />
      <p className="row row--wrap">
        <Button href="/setting/wallet">{t`Wallet`}</Button>
        {account && <Button icon="arrow-clockwise" onClick={again}>{t`Ask again how it stands`}</Button>}
      </p>
    </main>
  )
}

/** Asks the gateway once, because its webhook may come later than its owner. */
function useLook(stands: boolean) {
  const store = useQueryClient()
  const { run, busy, refusal } = useCommand(payments.lookAccount, { aside: true })
  const asked = useRef(false)
  const again = async () => {
    await run({})
    await store.invalidateQueries({ queryKey: keyOf({ op: payments.account, input: {} }) })
  }
  useEffect(() => {
    if (!stands || asked.current) return
    asked.current = true
    void again()
  })
  return { busy, refusal, again: () => void again() }
}
