import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { storeNumber } from '#kernel/written/spoken-number.ts'
import { useSite } from '#web/router/use-site.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { stores } from '../contract.ts'
import css from './StoreHead.module.css'
import { StoreRates } from './StoreRates.tsx'

type Answer = AnswerOf<typeof stores.show>

/** Seller, delivery and returns. */
export function StoreAbout({ store, rates }: Pick<Answer, 'store' | 'rates'>) {
  const { t } = useLingui()
  return (
    <section className={`section ${css.about}`} aria-label={t`About this store`}>
      <div>
        <h2 id="sending">{t`Ships to`}</h2>
        <StoreRates rates={rates} country={store.country_name} />
      </div>
      <div>
        <h2>{t`About this store`}</h2>
        <StoreFacts store={store} />
      </div>
    </section>
  )
}

function StoreFacts({ store }: { store: Answer['store'] }) {
  const { t } = useLingui()
  const { currency } = useSite()
  const { website, phone, open_hours, minimum_order, type, uuid, specialties, topics, categories, countries, address, zipcode, city, state } = store
  return (
    <Facts
      caption={t`About this store`}
      facts={[
        { label: t`Specialties`, value: specialties },
        { label: t`Topics`, value: topics.map(({ name }) => name).join(', ') },
        { label: t`Categories`, value: categories.map(({ name }) => name).join(', ') },
        { label: t`Countries`, value: countries.map(({ name }) => name).join(', ') },
        { label: t`Address`, value: [address, [zipcode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ') },
        { label: t`Open hours`, value: open_hours },
        { label: t`Minimum order`, value: minimum_order ? <Price as="plain" money={{ amount: minimum_order, currency }} /> : null },
        { label: t`Payment`, value: t`Reserved until you confirm the parcel` },
        { label: t`Telephone`, value: phone },
        {
          label: t`Website`,
          value: website && (
            <a className="link" href={website} rel="noopener nofollow ugc">
              {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          ),
        },
        { label: t`Seller`, value: type === 'business' ? t`Business` : t`Private collector` },
        { label: t`Store id`, value: storeNumber(uuid) },
      ]}
    />
  )
}
