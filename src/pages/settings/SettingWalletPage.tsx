import { useLingui } from '@lingui/react/macro'
import { ledger } from '#features/ledger/contract.ts'
import { BalancePanel } from '#features/ledger/web/public.tsx'
import { AccountPanel, accountAsks, CardsPanel, cardsAsks } from '#features/payments/web/public.tsx'
import { withdrawals } from '#features/withdrawals/contract.ts'
import { WithdrawPanel } from '#features/withdrawals/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingWallet, {
  visitors: 'members',
  asks: () => [queryOf(ledger.wallet, {}), ...accountAsks(), ...cardsAsks(), queryOf(withdrawals.list, {})],
})

function SettingWallet() {
  const { t } = useLingui()
  const { wallet } = useData(ledger.wallet, {})
  return (
    <SettingFrame title={t`Wallet`}>
      <BalancePanel balances={wallet.balances} />
      <AccountPanel />
      <WithdrawPanel />
      <CardsPanel />
      <p>
        <a className="btn" href="/wallet">{t`Every line of it`}</a>
      </p>
    </SettingFrame>
  )
}
