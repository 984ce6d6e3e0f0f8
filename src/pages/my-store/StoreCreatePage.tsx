import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { usualRates } from '#features/shipping/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { blankStore } from '#features/stores/web/public.tsx'
import { ownPath } from '#kernel/address.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { useRouter } from '#web/router/use-router.ts'
import { StoreForm } from './StoreForm.tsx'
import { asksStoreWords } from './store-words.ts'

export default screen({
  visitors: 'members',
  reads: ({ query }: RouteMatch) => ({ back: ownPath(query.get('redirect_back'), '/store') }),
  asks: () => [queryOf(stores.own, {}), asksStoreWords()],
  Draw: ({ input }) => <StoreCreate back={input.back} />,
})

function StoreCreate({ back }: { back: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const { store } = useData(stores.own, {})
  const [had] = useState(store !== null)
  useEffect(() => {
    if (had) router.replace('/store/edit')
  }, [had, router])
  return (
    <StoreForm
      title={t`Create A Store`}
      line={t`A name, a place, and what you take for sending. Then list your first item.`}
      before={null}
      draft={blankStore}
      rates={usualRates}
      back={back}
    />
  )
}
