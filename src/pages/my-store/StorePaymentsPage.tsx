import { useLingui } from '@lingui/react/macro'
import { ledger } from '#features/ledger/contract.ts'
import { BalancePanel } from '#features/ledger/web/public.tsx'
import { AccountPanel, accountAsks } from '#features/payments/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'

export default screenWithoutInput(StorePayments, { visitors: 'members', asks: () => [queryOf(ledger.wallet, {}), ...accountAsks()] })

/** What the store has earned, and the account that it is paid out to. */
function StorePayments() {
  const { t } = useLingui()
  const { wallet } = useData(ledger.wallet, {})
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Payments`}</Title>
      <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`Payments` }]} />
      <h1 className="page-head">{t`Payments`}</h1>
      <BalancePanel balances={wallet.balances} />
      <AccountPanel />
      <p className="row row--wrap">
        <Button href="/wallet">{t`Every line of it`}</Button>
        <Button href="/store/order-listing">{t`Orders`}</Button>
      </p>
    </main>
  )
}
