import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { storeInventory } from '../contract.ts'
import { type Stock, stocks } from '../rules.ts'
import css from './Inventory.module.css'
import { StockRow } from './StockRow.tsx'
import { StockSums } from './StockSums.tsx'

const PATH = '/store/inventory'
type Asked = InputOf<typeof storeInventory.show>

/** What one's own store holds. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(storeInventory.show, place),
  asks: (input) => [queryOf(storeInventory.show, input), queryOf(stores.own, {})],
  Draw: ({ input }) => <Guarded input={input} />,
})

function Guarded({ input }: { input: Asked }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Inventory input={input} /> : <StoreWanted title={t`Inventory`} />
}

function Inventory({ input }: { input: Asked }) {
  const { t } = useLingui()
  const { sums, inventory } = useData(storeInventory.show, input)
  const words: Record<Stock, string> = { all: t`All`, low: t`Running low`, reserved: t`At a checkout`, out: t`Sold out` }
  const href = (stock: Stock) => address(PATH, storeInventory.show, { stock })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Inventory`}</Title>
      <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`Inventory` }]} />
      <h1 className="page-head">{t`Inventory`}</h1>
      <StockSums sums={sums} />
      <div className={css.bar}>
        <search>
          <form className={css.search} action={PATH} key={input.search}>
            {input.stock !== 'all' && <input type="hidden" name="stock" value={input.stock} />}
            <input
              className="input input--s"
              type="search"
              name="search"
              maxLength={80}
              defaultValue={input.search}
              aria-label={t`Name or stock number`}
              placeholder={t`Name or stock number`}
              autoComplete="off"
            />
            <button className="btn btn--s" type="submit">{t`Search`}</button>
          </form>
        </search>
        <p className={css.acts}>
          <Button size="s" href="/store/on-sb-catalogue" icon="book-open">{t`Catalogue`}</Button>
          <Button size="s" href="/store/import" icon="table">{t`List many at once`}</Button>
          <Button size="s" href="/store/webhooks">{t`Webhooks`}</Button>
          <Button size="s" href="/products/create" icon="plus-circle">{t`List an item`}</Button>
        </p>
      </div>
      <Tabs label={t`Stock`} tabs={stocks.map((stock) => ({ href: href(stock), label: words[stock], current: stock === input.stock }))} />
      {inventory.data.length === 0 && (
        <EmptyState
          title={t`Nothing here`}
          line={t`What you list stands here until it is put away.`}
          action={<Button href={PATH}>{t`All of it`}</Button>}
        />
      )}
      <ul className={css.rows}>
        {inventory.data.map((row) => (
          <StockRow key={row.id} row={row} />
        ))}
      </ul>
      <Pages {...input} total={inventory.total ?? 0} hrefOf={(place) => address(PATH, storeInventory.show, { ...input, ...place })} />
    </main>
  )
}
