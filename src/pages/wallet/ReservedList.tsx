import { useLingui } from '@lingui/react/macro'
import { ledger } from '#features/ledger/contract.ts'
import { orders } from '#features/orders/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { useData } from '#web/query/hooks.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './Wallet.module.css'

type Sale = AnswerOf<typeof orders.reserved>['reserved'][number]
type Hold = AnswerOf<typeof ledger.holds>['holds'][number]

/** What is reserved, why, and when it comes free. */
export function ReservedList() {
  const { t } = useLingui()
  const { reserved } = useData(orders.reserved, {})
  const { holds } = useData(ledger.holds, {})
  if (!reserved.length && !holds.length) return null
  return (
    <section aria-labelledby="reserved">
      <h2 id="reserved">{t`Reserved, and why`}</h2>
      <ul className={`plain ${css.holds}`}>
        {reserved.map((sale) => (
          <SaleRow key={sale.order_id} sale={sale} />
        ))}
        {holds.map((hold) => (
          <HoldRow key={hold.id} hold={hold} />
        ))}
      </ul>
    </section>
  )
}

const DISPUTED: ReadonlySet<string> = new Set(['disputed', 'return_requested', 'returned'])

function SaleRow({ sale: { order_id, number, title, status, amount, currency, release_at } }: { sale: Sale }) {
  const { t } = useLingui()
  const name = t`Order ${spokenNumber(number)}`
  const why = DISPUTED.has(status)
    ? t`In dispute. Kept until you agree, or a moderator decides.`
    : status === 'processing'
      ? t`Paid. It comes free after the parcel is sent.`
      : t`On its way. Free when the buyer confirms, or at that day.`
  return (
    <li>
      <span className={css.sign}>
        <Icon name={DISPUTED.has(status) ? 'scales' : 'package'} />
      </span>
      <p>
        <a className="strong" href={`/store/order-detail/${order_id}`}>
          {name}
        </a>
        <span className="small text-2">
          {title} · {why}
        </span>
      </p>
      <p className={css.value}>
        <Price as="plain" money={{ amount, currency }} />
        {release_at && !DISPUTED.has(status) && (
          <span className="small text-2">
            {t`at the latest`} <DateTime at={release_at} show="date" />
          </span>
        )}
      </p>
    </li>
  )
}

function HoldRow({ hold: { code, amount, currency, created_at } }: { hold: Hold }) {
  const { t } = useLingui()
  const words: Readonly<Record<string, { name: string; why: string; href: string }>> = {
    withdrawal: { name: t`Withdrawal`, why: t`On its way to your bank.`, href: '#withdrawals' },
    dispute: { name: t`Dispute`, why: t`Kept until you agree, or a moderator decides.`, href: '/store/order-listing?status=disputed' },
  }
  const { name, why, href } = words[code] ?? { name: t`Set aside`, why: t`Until it is settled.`, href: '#reserved' }
  return (
    <li>
      <span className={css.sign}>
        <Icon name="lock-simple" />
      </span>
      <p>
        <a className="strong" href={href}>
          {name}
        </a>
        <span className="small text-2">{why}</span>
      </p>
      <p className={css.value}>
        <Price as="plain" money={{ amount, currency }} />
        <span className="small text-2">
          {t`since`} <DateTime at={created_at} show="date" />
        </span>
      </p>
    </li>
  )
}
