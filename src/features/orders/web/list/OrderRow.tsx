import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { orderSubject, type orders } from '../../contract.ts'
import { ItemThumb } from '../ItemThumb.tsx'
import { useStatusNames } from '../use-order-words.ts'
import css from './OrderList.module.css'

const inks = {
  pending_payment: 'bounty',
  processing: 'sale',
  shipped: 'trade',
  delivered: 'sale',
  completed: 'supply',
  cancelled: 'supply',
  refunded: 'supply',
  disputed: 'bounty',
  return_requested: 'bounty',
  returned: 'bounty',
} as const

export function OrderRow({ order }: { order: AnswerOf<typeof orders.list>['orders']['data'][number] }) {
  const { t } = useLingui()
  const names = useStatusNames()
  const { first_name, items, status, role, other, store_name } = order
  const more = items - 1
  return (
    <li className={css.row}>
      <ItemThumb of={{ media: order.media, productable_type: 'StampItem' }} size={72} />
      <div>
        <a className="strong" href={orderSubject.path(order.id)}>
          <bdi>{first_name}</bdi>
          {more > 0 && ` ${t`and ${plural(more, { one: '# more', other: '# more' })}`}`}
        </a>
        <p className="caption">
          {t`Order ${spokenNumber(order.number)}`} · <bdi>{role === 'buyer' ? store_name : other.full_name}</bdi> · <DateTime at={order.placed_at} />
        </p>
      </div>
      <span className={`push ${css.end}`}>
        <Price money={{ amount: order.total, currency: order.currency }} />
        <Badge kind={inks[status]}>{names[status]}</Badge>
      </span>
    </li>
  )
}
