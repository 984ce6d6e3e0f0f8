import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { address, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { storeInventory } from '../contract.ts'
import { catalogueStates } from '../rules.ts'
import { CatalogueRow } from './CatalogueRow.tsx'
import css from './Inventory.module.css'

const PATH = '/store/on-sb-catalogue'
type Asked = InputOf<typeof storeInventory.proposals>

/** Items of one's own store, and how each stands to the catalogue. */
export default screen({
  visitors: 'members',
  reads: (place) => {
    const read = readInput(storeInventory.proposals, place)
    return read && { ...read, state: read.state.slice(0, 1) }
  },
  asks: (input) => [queryOf(storeInventory.proposals, input), queryOf(stores.own, {})],
  Draw: ({ input }) => <Guarded input={input} />,
})

function Guarded({ input }: { input: Asked }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <OnCatalogue input={input} /> : <StoreWanted title={t`On the catalogue`} />
}

function OnCatalogue({ input }: { input: Asked }) {
  const { t } = useLingui()
  const { items } = useData(storeInventory.proposals, input)
  const words = { absent: t`Not there yet`, proposed: t`Proposed`, there: t`In the catalogue` }
  const tab = (state: (typeof catalogueStates)[number] | undefined, label: string) => ({
    ...{ href: address(PATH, storeInventory.proposals, { state: state ? [state] : [] }), label, current: input.state[0] === state },
  })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`On the catalogue`}</Title>
      <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`On the catalogue` }]} />
      <div className="page-head">
        <h1>{t`On the catalogue`}</h1>
        <p className="text-2">{t`What the catalogue lacks you can propose from your own stock. An item that has an entry is found by everybody who looks for it.`}</p>
      </div>
      <Tabs label={t`State`} tabs={[tab(undefined, t`All`), ...catalogueStates.map((state) => tab(state, words[state]))]} />
      {items.data.length === 0 && (
        <EmptyState
          title={t`Nothing here`}
          line={t`Items of your store stand here as soon as you list them.`}
          action={<Button href="/store">{t`My Store`}</Button>}
        />
      )}
      <ul className={css.rows}>
        {items.data.map((row) => (
          <CatalogueRow key={row.product.id} row={row} />
        ))}
      </ul>
      <NextPage op={storeInventory.proposals} path={PATH} input={input} url={items.next_page_url}>
        {t`More items`}
      </NextPage>
    </main>
  )
}
