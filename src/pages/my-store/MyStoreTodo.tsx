import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ledger } from '#features/ledger/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useData } from '#web/query/hooks.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './MyStorePage.module.css'
import { type Shelf, shelfAddress, toShip } from './store-shelves.ts'

interface Todo {
  key: string
  icon: IconName
  href: string
  words: ReactNode
  line: string
}

interface MyStoreTodoProps {
  counts: Record<Shelf, number>
  user_id: string
}

/** Tasks of the seller, the most urgent first. */
export function MyStoreTodo(props: MyStoreTodoProps) {
  const { t } = useLingui()
  return (
    <nav className={css.todos} aria-label={t`What to do next`}>
      {useTodos(props).map((todo) => (
        <TodoCard {...todo} key={todo.key} />
      ))}
    </nav>
  )
}

/** Available and reserved balance. */
function useMoney(): Todo[] {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { balances } = useData(ledger.wallet, {}).wallet
  return balances.map(({ available, reserved, currency }) => {
    const waiting = moneyText({ amount: reserved, currency }, numbers)
    return {
      key: `money ${currency}`,
      icon: 'wallet',
      href: '/wallet',
      words: t`${moneyText({ amount: available, currency }, numbers)} available`,
      line: t`${waiting} reserved until the parcels arrive`,
    }
  })
}

/** The account for payouts, while something is to be done about it. */
function useAccountTodo(): Todo | false {
  const { t } = useLingui()
  const account = useData(payments.account, {}).connected_account
  if (!account || account.status === 'active' || account.status === 'waiting') return false
  return {
    key: 'account',
    icon: 'bank',
    href: '/store/payment-listing',
    words: account.status === 'begun' ? t`Finish setting up payouts` : t`Look at your account for payouts`,
    line: t`Until then nothing new can be listed.`,
  }
}

function useTodos({ counts, user_id }: MyStoreTodoProps): Todo[] {
  const { t } = useLingui()
  const { rates } = useData(shipping.rates, {})
  const to_ship = useData(orders.list, toShip).orders.total ?? 0
  const money = useMoney()
  const account = useAccountTodo()
  const todos: (Todo | false)[] = [
    account,
    rates.length === 0 && {
      key: 'rates',
      icon: 'truck',
      href: '/store/edit#rates',
      words: t`Set shipping rates`,
      line: t`Without them nothing can be listed.`,
    },
    to_ship > 0 && {
      key: 'orders',
      icon: 'package',
      href: '/store/order-listing',
      words: <Plural value={to_ship} one="# order to ship" other="# orders to ship" />,
      line: t`Paid, and waiting for you.`,
    },
    counts.draft > 0 && {
      key: 'draft',
      icon: 'note-pencil',
      href: shelfAddress('draft'),
      words: <Plural value={counts.draft} one="# draft" other="# drafts" />,
      line: t`One press from being listed.`,
    },
    counts.sold_out > 0 && {
      key: 'sold',
      icon: 'stack',
      href: shelfAddress('sold_out'),
      words: <Plural value={counts.sold_out} one="# sold out" other="# sold out" />,
      line: t`Restock or put away.`,
    },
    {
      key: 'more',
      icon: 'plus-circle',
      href: `/user/${user_id}/stamp-items?status=PRIVATE`,
      words: counts.published + counts.draft + counts.sold_out > 0 ? t`List another item` : t`List your first item`,
      line: t`Out of your collection.`,
    },
    ...money,
  ]
  return todos.filter((todo) => todo !== false)
}

const TodoCard = ({ icon, href, words, line }: Todo) => (
  <a className={`panel ${css.todo}`} href={href}>
    <Icon name={icon} />
    <b>{words}</b>
    <span className="small muted">{line}</span>
  </a>
)
