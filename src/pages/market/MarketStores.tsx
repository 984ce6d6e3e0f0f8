import { useLingui } from '@lingui/react/macro'
import { StoreCards, type Stores } from '../stores/StoreCards.tsx'

/** Stores with the most products first. */
export function MarketStores({ stores }: { stores: Stores }) {
  const { t } = useLingui()
  return (
    <section className="section" aria-labelledby="stores">
      <div className="section-head">
        <h2 id="stores">{t`Stores`}</h2>
        <a className="link" href="/marketplace/stores">{t`Explore Stores`}</a>
      </div>
      <StoreCards stores={stores} level="h3" />
    </section>
  )
}
