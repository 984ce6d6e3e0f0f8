import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { address } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { orderStatuses, orders } from '../../contract.ts'
import { useStatusNames } from '../use-order-words.ts'
import css from './OrderList.module.css'
import { OrderRow } from './OrderRow.tsx'
import { STORE_ORDERS, StoreTabs } from './StoreTabs.tsx'

interface OrderListProps {
  input: InputOf<typeof orders.list>
  path: string
  /** The statuses that the list shows while none is chosen, and from which one is chosen. */
  among?: readonly (typeof orderStatuses)[number][]
}

export function OrderList({ input, path, among }: OrderListProps) {
  const { t } = useLingui()
  const { orders: found } = useData(orders.list, listed(input, among))
  const { seller_id } = input
  const sold = input.role === 'seller'
  const title = sold ? t`Store orders` : t`Order History`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="page-head">
        <h1>{title}</h1>
        {path === '/orders' && sold && <Button size="s" icon="users" href="/store/workplaces">{t`Where I work`}</Button>}
        {path !== '/orders' && (
          <div className="row row--wrap">
            {!seller_id && <Button size="s" icon="package" href="/store/labels">{t`Labels`}</Button>}
            <Button size="s" icon="printer" href={`/store/packing-slips${seller_id ? `?seller_id=${seller_id}` : ''}`}>{t`Packing slips`}</Button>
          </div>
        )}
      </div>
      {path === '/orders' ? (
        <Tabs
          label={title}
          tabs={[
            { href: '/orders', label: t({ message: 'Bought', context: 'orders' }), current: !sold },
            { href: STORE_ORDERS, label: t({ message: 'Sold', context: 'orders' }), current: sold },
          ]}
        />
      ) : (
        !seller_id && <StoreTabs here={path} />
      )}
      <Statuses input={input} path={path} {...(among && { among })} />
      {found.data.length === 0 && <Empty sold={sold} filtered={input.status.length > 0} path={path} />}
      {found.data.length > 0 && (
        <ul className="items">
          {found.data.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      <NextPage op={orders.list} path={path} input={listed(input, among)} url={found.next_page_url}>
        {t`Earlier orders`}
      </NextPage>
    </main>
  )
}

/** What is asked for: with nothing chosen, all of the statuses that this list is of. */
export const listed = (input: OrderListProps['input'], among: OrderListProps['among']): OrderListProps['input'] =>
  among && !input.status.length ? { ...input, status: [...among] } : input

/** Filter by one status; pressing the selected status clears it. */
function Statuses({ input, path, among = orderStatuses }: OrderListProps) {
  const { t } = useLingui()
  const names = useStatusNames()
  const { role, seller_id } = input
  const base = { ...(path === '/orders' && role === 'seller' && { role }), ...(seller_id && { seller_id }) }
  return (
    <nav className={`chips ${css.statuses}`} aria-label={t`Status`}>
      {among.map((status) => {
        const applied = input.status.includes(status)
        return (
          <Chip key={status} applied={applied} href={address(path, orders.list, applied ? base : { ...base, status: [status] })}>
            {names[status]}
          </Chip>
        )
      })}
    </nav>
  )
}

function Empty({ sold, filtered, path }: { sold: boolean; filtered: boolean; path: string }) {
  const { t } = useLingui()
  if (filtered) return <EmptyState title={t`No order stands here now`} action={<Button href={path}>{t`All orders`}</Button>} />
  if (sold)
    return (
      <EmptyState
        title={t`Nothing sold yet`}
        line={t`As soon as somebody buys from your store, the order stands here.`}
        action={<Button href="/store">{t`My Store`}</Button>}
      />
    )
  return (
    <EmptyState
      title={t`Nothing bought yet`}
      line={t`What you buy can be followed here until it has arrived.`}
      action={<Button variant="fill" href="/marketplace/for-sale">{t`See what is for sale`}</Button>}
    />
  )
}
