import { useLingui } from '@lingui/react/macro'
import { type CoinPurchaseId, coins } from '#features/coins/contract.ts'
import { PacksPanel, PurchaseEnd, PurchaseList } from '#features/coins/web/public.tsx'
import { ledger } from '#features/ledger/contract.ts'
import { Statement } from '#features/ledger/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { isUuid } from '#kernel/uuid.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EarnedHow } from './EarnedHow.tsx'
import { Purse } from './Purse.tsx'
import css from './Wallet.module.css'

interface CoinsPlace {
  statement: InputOf<typeof ledger.transactions>
  /** The purchase that a payment leads back to. */
  purchase: CoinPurchaseId | undefined
}
/** Coins: the balance, their statement, the packs that were bought and how coins are earned. */
export default screen<CoinsPlace>({
  visitors: 'members',
  reads: (place) => {
    const input = readInput(ledger.transactions, place)
    const purchase = place.query.get('purchase') ?? ''
    return input && { statement: { ...input, currency: 'COIN' }, purchase: isUuid(purchase) ? (purchase as CoinPurchaseId) : undefined }
  },
  asks: ({ statement }) => [queryOf(ledger.wallet, {}), queryOf(coins.wallet, {}), queryOf(coins.packs, {}), queryOf(ledger.transactions, statement)],
  Draw: ({ input }) => <CoinsShown {...input} />,
})

function CoinsShown({ statement, purchase }: CoinsPlace) {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t({ message: 'Coins', context: 'wallet' })}</Title>
      <Crumbs crumbs={[{ label: t`Wallet`, href: '/wallet' }, { label: t({ message: 'Coins', context: 'wallet' }) }]} />
      <h1 className={css.title}>{t({ message: 'Coins', context: 'wallet' })}</h1>
      {purchase && <PurchaseEnd id={purchase} />}
      <Purse />
      <div className={css.ledger}>
        <div>
          <PurchaseList />
          <Statement input={statement} path="/wallet/coins" />
        </div>
        <aside>
          <PacksPanel />
          <EarnedHow />
        </aside>
      </div>
    </main>
  )
}
