import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type CardHandle, CardPick } from '#features/payments/web/public.tsx'
import type { places } from '#features/places/contract.ts'
import { type AddressHandle, AddressPick } from '#features/places/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { auctions } from '../../contract.ts'
import css from '../panel/BidPanel.module.css'

type Address = AnswerOf<typeof places.list>['addresses'][number]

/** Asks for what bidding needs, in the panel itself: an address first, then a saved card. */
export function Gate({ wants }: { wants: 'address' | 'card' }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [address, setAddress] = useState<Address>()
  const [card, setCard] = useState<string>()
  const handles = { address: useRef<AddressHandle>(null), card: useRef<CardHandle>(null) }
  async function save() {
    setBusy(true)
    const kept = await (wants === 'address' ? handles.address.current?.chosen() : handles.card.current?.chosen())
    if (kept) await cache.invalidateQueries({ queryKey: [auctions.show.http] })
    setBusy(false)
  }
  return (
    <div className={css.gate}>
      <h3>{wants === 'address' ? t`Where would it be sent?` : t`How would you pay?`}</h3>
      <p className="caption">
        {wants === 'address'
          ? t`Bidding needs an address. Nobody sees it before you win.`
          : t`Bidding needs a saved card. Nothing is charged before you win.`}
      </p>
      {wants === 'address' ? (
        <AddressPick ref={handles.address} name="" value={address} onChange={setAddress} onCountry={() => {}} />
      ) : (
        <CardPick ref={handles.card} value={card} onChange={setCard} onSubmit={() => void save()} />
      )}
      <Button variant="auction" block pending={busy ? t`Saving` : undefined} onClick={() => busy || void save()}>
        {t`Save and go on to the bid`}
      </Button>
    </div>
  )
}
