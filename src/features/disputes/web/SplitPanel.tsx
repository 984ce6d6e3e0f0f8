import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Dispute.module.css'
import type { Disputed, ShownDispute } from './use-dispute-words.ts'

const Answers = lazyPart(() => import('./Answers.tsx').then((part) => part.Answers))

/** What is asked as one bar that both sides can read, and what the viewer may answer now. */
export function SplitPanel({ disputed, dispute }: { disputed: Disputed; dispute: ShownDispute }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { currency, store_name, role } = disputed
  const { asked, offer, given, status } = dispute
  const back = status === 'closed' ? (given ?? 0) : (offer ?? asked)
  const text = (amount: number) => moneyText({ amount, currency }, numbers)
  const [whole, one, rest] = [text(asked), text(back), text(asked - back)]
  return (
    <section className={css.split} aria-labelledby="split">
      <h2 id="split">{t`Split ${whole}`}</h2>
      <div className={css.bar} role="img" aria-label={t`${one} back to the buyer, ${rest} to the store`}>
        <svg className={css.fill} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.min(66, Math.max(34, (100 * back) / asked))} height="1" />
        </svg>
        <span>{one}</span>
        <span>{rest}</span>
      </div>
      <p className={css.key}>
        <span>{role === 'buyer' ? t`back to you` : t`back to the buyer`}</span>
        <span>{role === 'buyer' ? t`to ${store_name}` : t`to you`}</span>
      </p>
      {status === 'closed' ? <Ended dispute={dispute} /> : <Answers disputed={disputed} dispute={dispute} />}
    </section>
  )
}

function Ended({ dispute: { outcome } }: { dispute: ShownDispute }) {
  const { t } = useLingui()
  const words = {
    refunded: t`All that was asked has gone back to the card.`,
    split: t`A part has gone back to the card; the rest was released to the store.`,
    kept: t`Nothing goes back; the money was released to the store.`,
    withdrawn: t`The dispute was withdrawn; the money was released to the store.`,
  }
  return (
    <p className="text-2" role="status">
      {outcome && words[outcome]}
    </p>
  )
}
