import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { places } from '#features/places/contract.ts'
import { useCountries } from '#features/places/web/public.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useOnboarding } from './use-onboarding.ts'

/** The country decides which papers are asked for, so it comes first; it is the one of the default address. */
export function BeginAccount({ again = false }: { again?: boolean }) {
  const { t } = useLingui()
  const home = useMaybe(places.list, {}, true)?.addresses[0]?.country ?? ''
  const [chosen, setCountry] = useState<string>()
  const [lacking, setLacking] = useState(false)
  const countries = useCountries()
  const country = chosen ?? home
  const { begin, busy, refusal } = useOnboarding()
  const error = lacking && !country ? t`Choose the country of your bank.` : undefined
  return (
    <form
      className="stack narrow"
      onSubmit={(event) => {
        event.preventDefault()
        setLacking(!country)
        if (country) void begin(country)
      }}
    >
      <Refused refusal={refusal} />
      <Select
        id="account-country"
        label={t`Country of your bank`}
        placeholder={t`Choose a country`}
        choices={countries}
        value={country}
        error={error}
        onChange={(event) => setCountry(event.target.value)}
      />
      <div>
        <Button type="submit" variant="fill" icon="bank" pending={busy ? t`Opening…` : undefined}>
          {again ? t`Connect another account` : t`Set up payouts`}
        </Button>
      </div>
    </form>
  )
}
