import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { products } from '#features/products/contract.ts'
import { type StampItemId, stampItems } from '#features/stamp-items/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from '../Bounties.module.css'
import type { BountyAnswer } from '../bounty-words.ts'
import { usePlaceOffer } from './use-place-offer.ts'

/** The chosen item: offered when it is for sale, otherwise listed first, here. */
export function OfferItem({ bounty, item }: { bounty: BountyAnswer; item: StampItemId }) {
  const { t } = useLingui()
  const { name } = useData(stampItems.show, { id: item }).stamp_item
  const [sale] = useData(products.prices, { stamp_item_ids: [item] }).prices
  const { place, busy, refusal } = usePlaceOffer(bounty)
  const [message, setMessage] = useState('')
  return (
    <div className={`panel ${css.form}`}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <Refused refusal={refusal} />
      {sale ? (
        <>
          <p>
            {t`For sale at`} <Price money={{ amount: sale.price, currency: sale.currency }} as="plain" />
          </p>
          <TextArea id="message" label={t`Message`} optional maxLength={500} value={message} onChange={({ target }) => setMessage(target.value)} />
          <div>
            <Button
              variant="fill"
              pending={busy ? t`Sending` : undefined}
              onClick={() => busy || void place({ referable_type: 'StampItem', stamp_item_id: item, message })}
            >
              {t`Offer it`}
            </Button>
          </div>
        </>
      ) : (
        <ListNow item={item} name={name} />
      )}
    </div>
  )
}

function ListNow({ item, name }: { item: StampItemId; name: string }) {
  const { t } = useLingui()
  const { currency } = useSite()
  const cache = useQueryClient()
  const { run, busy, refusal } = useCommand(products.create)
  const [price, setPrice] = useState<number>()
  async function list() {
    const answer = await run({ productable_id: item, name, regular_price: (price ?? null) as number, is_published: true })
    if (!refused(answer)) await cache.invalidateQueries({ queryKey: [products.prices.http] })
  }
  return (
    <>
      <p className="text-2">{t`It is not for sale yet: list it now, then offer it.`}</p>
      <Refused refusal={refusal} fields={{ regular_price: t`Your price` }} />
      <MoneyField
        id="regular_price"
        label={t`Your price`}
        required
        currency={currency}
        amount={price}
        onAmount={setPrice}
        error={errorAt(refusal, 'regular_price')}
      />
      <div>
        <Button variant="fill" pending={busy ? t`Listing` : undefined} onClick={() => busy || void list()}>{t`List it now`}</Button>
      </div>
    </>
  )
}
