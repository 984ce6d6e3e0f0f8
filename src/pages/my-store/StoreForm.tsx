import { useLingui } from '@lingui/react/macro'
import { RatesTable, type TypedRate, useRateLabels } from '#features/shipping/web/public.tsx'
import { type StoreAnswer, StoreDeals, type StoreDraft, StoreFields, StorePicture, standingCountries } from '#features/stores/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import css from './StoreForm.module.css'
import { storeWords } from './store-words.ts'
import { useStoreForm } from './use-store-form.ts'

interface StoreFormProps {
  title: string
  line: string
  before: StoreAnswer | null
  draft: StoreDraft
  rates: readonly TypedRate[]
  back: string
}

/** Form of a store together with its delivery rates. */
export function StoreForm({ title, line, ...first }: StoreFormProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const { data: lists } = useData(vocabularies.staticData, storeWords)
  const countries = standingCountries(lists.countries)
  const { draft, set, rates, setRates, hanging, save, busy, refusal } = useStoreForm({ ...first, countries })
  const labels = {
    name: t`Store name`,
    country: t`Country`,
    city: t`City`,
    description: t`About your store`,
    open_hours: t`Open hours`,
    returns_days: t`Returns within`,
    minimum_order: t`Minimum order`,
    profile_media_id: t`Store picture`,
    ...useRateLabels(rates.length),
  }
  const pending = hanging.travelling ? t`Sending pictures` : busy ? t`Saving` : undefined
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <div className="page-head">
        <h1>{title}</h1>
        <p className="text-2">{line}</p>
      </div>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void save()
        }}
      >
        <Refused refusal={refusal} fields={labels} />
        <section className="panel folio" aria-labelledby="who">
          <div className="stack">
            <h2 id="who">{t`Your store`}</h2>
            <p className="text-2">{t`What a buyer sees of you: on your store’s page, and beside everything you sell.`}</p>
            <StorePicture {...{ hanging, refusal }} />
          </div>
          <StoreFields {...{ draft, set, countries, refusal }} />
        </section>
        <section className="panel folio" aria-labelledby="deals">
          <div>
            <h2 id="deals">{t`What you deal in`}</h2>
            <p className="text-2">{t`Collectors find stores by it.`}</p>
          </div>
          <StoreDeals {...{ draft, set, lists, refusal }} />
        </section>
        <section className="panel folio folio--wide" aria-labelledby="sending">
          <div>
            <h2 id="sending">{t`Shipping`}</h2>
            <p className="text-2">{t`What a buyer pays for sending. These are usual amounts: change what does not fit.`}</p>
          </div>
          <RatesTable {...{ rates, currency }} onRates={setRates} options={lists.shippingOptions ?? []} refusal={refusal} />
        </section>
        <div className="row row--wrap">
          <Button type="submit" variant="fill" size="l" pending={pending}>
            {first.before ? t`Save` : t`Open my store`}
          </Button>
          <Button href={first.before ? '/store' : '/'} variant="quiet" size="l">{t`Cancel`}</Button>
        </div>
      </form>
    </main>
  )
}
