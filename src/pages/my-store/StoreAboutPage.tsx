import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { StoreAbout, type StoreAnswer, StoreHead, StoreWanted } from '#features/stores/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'

/** One's own store as buyers read about it. */
export default screen({
  visitors: 'members',
  reads: () => ({}),
  asks: () => [queryOf(stores.own, {})],
  next: (_, answerOf, round) => {
    const { store } = answerOf(stores.own, {})
    return round === 0 && store ? [queryOf(stores.show, { id: store.id })] : []
  },
  Draw: () => <StoreAboutPage />,
})

function StoreAboutPage() {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <About id={store.id} /> : <StoreWanted title={t`About this store`} />
}

function About({ id }: { id: StoreAnswer['id'] }) {
  const { store, rates, record } = useData(stores.show, { id })
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{store.name}</Title>
      <StoreHead store={store} record={record} own />
      <StoreAbout store={store} rates={rates} />
    </main>
  )
}
