import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { shipping } from '#features/shipping/contract.ts'
import { givenRates, RatesTable, ShippingModeChoice, typedRates, useRateLabels, usualRates } from '#features/shipping/web/public.tsx'
import { stores } from '#features/stores/contract.ts'
import { StoreWanted } from '#features/stores/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useToast } from '#web/ui/overlays/toasts-context.ts'

const ways = { types: ['shippingOptions' as const] }

/** What one takes for sending, apart from the rest of the store. */
export default screenWithoutInput(StoreShippingPage, {
  visitors: 'members',
  asks: () => [queryOf(stores.own, {}), queryOf(shipping.rates, {}), queryOf(vocabularies.staticData, ways)],
})

function StoreShippingPage() {
  const { t } = useLingui()
  return useData(stores.own, {}).store ? <Rates /> : <StoreWanted title={t`Shipping`} />
}

function Rates() {
  const { t } = useLingui()
  const toast = useToast()
  const cache = useQueryClient()
  const { currency } = useSite()
  const kept = useData(shipping.rates, {}).rates
  const options = useData(vocabularies.staticData, ways).data.shippingOptions ?? []
  const [rates, setRates] = useState(kept.length ? typedRates(kept) : usualRates)
  const labels = useRateLabels(rates.length)
  const { run, busy, refusal } = useCommand(shipping.setRates)
  async function save() {
    if (refused(await run({ rates: givenRates(rates) }))) return
    cache.removeQueries({ type: 'inactive' })
    toast({ title: t`Saved` })
  }
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`Shipping`}</Title>
      <div className="page-head">
        <h1>{t`Shipping`}</h1>
        <p className="text-2">{t`What a buyer pays for sending. Orders keep what they were placed with.`}</p>
      </div>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <Refused refusal={refusal} fields={labels} />
        <RatesTable {...{ rates, currency, options, refusal }} onRates={setRates} />
        <div className="row row--wrap">
          <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>
          <Button href="/store" variant="quiet">{t`Cancel`}</Button>
        </div>
      </form>
      <ShippingModeChoice />
    </main>
  )
}
