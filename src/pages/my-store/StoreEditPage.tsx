import { useLingui } from '@lingui/react/macro'
import { shipping } from '#features/shipping/contract.ts'
import { typedRates, usualRates } from '#features/shipping/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { type StoreAnswer, StoreWanted, storeDraftOf } from '#features/stores/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { ownPath } from '#kernel/address.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { StoreForm } from './StoreForm.tsx'
import { asksStoreWords, storeWords } from './store-words.ts'

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({ back: ownPath(query.get('redirect_back'), '/store') }),
  asks: () => [queryOf(stores.own, {}), queryOf(shipping.rates, {}), asksStoreWords()],
  Draw: ({ input }) => <StoreEdit back={input.back} />,
})

function StoreEdit({ back }: { back: string }) {
  const { t } = useLingui()
  const { store } = useData(stores.own, {})
  return store ? <Filled store={store} back={back} /> : <StoreWanted title={t`Edit your store`} />
}

function Filled({ store, back }: { store: StoreAnswer; back: string }) {
  const { t } = useLingui()
  const { rates } = useData(shipping.rates, {})
  const { data } = useData(vocabularies.staticData, storeWords)
  return (
    <StoreForm
      title={t`Edit your store`}
      line={t`Orders keep what they were placed with.`}
      before={store}
      draft={storeDraftOf(store, data.countries ?? [])}
      rates={rates.length ? typedRates(rates) : usualRates}
      back={back}
    />
  )
}
