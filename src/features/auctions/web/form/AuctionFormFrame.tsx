import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pictureOf } from '#features/media/web/public.tsx'
import type { ItemAnswer } from '#features/stamp-items/web/public.tsx'
import { wordsOf } from '#features/stamp-items/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { ItemCard } from '#web/ui/cards/ItemCard.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { PriceFields, TermFields, WordFields } from './AuctionFields.tsx'
import css from './AuctionForm.module.css'
import type { AuctionForm } from './use-auction-form.ts'

interface FrameProps {
  title: string
  item: ItemAnswer
  form: AuctionForm
  /** Has a store, whose ways of sending are the default. */
  store: boolean
  /** It has not opened yet: a time can be set. */
  waits: boolean
  note?: ReactNode
  /** Buttons; Enter presses the first that submits. */
  children: ReactNode
  onSubmit: () => unknown
}

/** Fields on the left, the card as bidders will see it on the right. */
export function AuctionFormFrame({ title, item, form, store, waits, note, children, onSubmit }: FrameProps) {
  const { t } = useLingui()
  const { draft, set, refusal, timing } = form
  const labels = {
    initial_bid: t`Bidding starts at`,
    ends_at: t`It ends`,
    publish_at: t`Opens at`,
    reserve_price: t`Reserve`,
    buy_it_now_price: t`Buy it now`,
    name: t`Title`,
    description: t`Description`,
    shipping_option: t`How it is sent`,
    shipping_amount: t`Postage`,
    shipping_abroad: t`Postage abroad`,
  }
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{title}</Title>
      <h1>{title}</h1>
      <div className={css.grid}>
        <form
          className={`panel ${css.form}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <Refused refusal={refusal} fields={labels} />
          {note}
          <PriceFields {...{ draft, set, refusal }} {...(waits && { timing })} />
          <WordFields {...{ draft, set, refusal }} />
          <TermFields {...{ draft, set, refusal, store }} />
          <div className="row row--wrap">{children}</div>
        </form>
        <Preview item={item} form={form} />
      </div>
    </main>
  )
}

function Preview({ item, form: { draft } }: { item: ItemAnswer; form: AuctionForm }) {
  const { t } = useLingui()
  const { currency } = useSite()
  const { data: lists } = useData(vocabularies.staticData, wordsOf)
  const front = item.medias[0]
  return (
    <aside className={css.aside} aria-label={t`As bidders will see it`}>
      <p className="caption">{t`As bidders will see it`}</p>
      <ItemCard
        kind="auction"
        level="h2"
        href={`/stamp-items/${item.id}/show`}
        title={draft.name || item.name}
        meta={[nameOf(lists.countries, item.country), item.year_issued]}
        picture={front && pictureOf(front, item)}
        alt={draft.name}
        lies={item.item_kind === 'coin' ? 'coin' : 'stamp'}
        price={
          draft.initial_bid === undefined ? (
            <span className="caption">{t`Bidding starts at`}</span>
          ) : (
            <Price money={{ amount: draft.initial_bid, currency }} />
          )
        }
        aside={draft.initial_bid !== undefined && t`no bids`}
        priority
      />
    </aside>
  )
}
