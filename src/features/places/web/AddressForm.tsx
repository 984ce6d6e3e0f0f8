import { useLingui } from '@lingui/react/macro'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { keyOf, useStore } from '#web/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { Refused } from '#web/ui/Refused.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { errorAt, useCall } from '#web/use-call.ts'
import { places } from '../contract.ts'
import { needsPostcode, needsState } from '../rules.ts'
import type { Address } from './AddressLine.tsx'
import type { AddressHandle } from './address-handle.ts'
import { useCountries } from './use-countries.ts'

const NAMES = ['full_name', 'country', 'address', 'zipcode', 'city', 'state', 'phone'] as const
type Name = (typeof NAMES)[number]

interface AddressFormProps {
  ref: Ref<AddressHandle>
  onSaved: (address: Address) => void
  onCountry: (country: string | null) => void
}

/** Seven fields at most; the state is asked for only where the post wants one. */
export function AddressForm({ ref, onSaved, onCountry }: AddressFormProps) {
  const { t } = useLingui()
  const [country, setCountry] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { save, busy, no } = useSave(form, onSaved)
  useImperativeHandle(ref, () => ({ chosen: save }))
  const labels: Record<Name, string> = {
    full_name: t`Full name`,
    country: t`Country`,
    address: t`Street and number`,
    zipcode: t`Postcode`,
    city: t`Town`,
    state: t`State or province`,
    phone: t`Phone`,
  }
  const ties = (name: Name) => ({ id: name, name, label: labels[name], error: errorAt(no, name) })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    void save()
  }
  const choose = (code: string) => {
    setCountry(code)
    onCountry(code || null)
  }
  return (
    <form ref={form} method="post" noValidate className="stack" onSubmit={submit}>
      <Refused no={no} fields={labels} />
      <div className="grid2">
        <TextField {...ties('full_name')} required autoComplete="shipping name" maxLength={120} />
        <Countries {...ties('country')} value={country} onChoose={choose} />
        <TextField {...ties('address')} required autoComplete="shipping address-line1" maxLength={200} className="span2" />
        <TextField
          {...ties('zipcode')}
          required={needsPostcode(country)}
          optional={Boolean(country) && !needsPostcode(country)}
          autoComplete="shipping postal-code"
          maxLength={20}
        />
        <TextField {...ties('city')} required autoComplete="shipping address-level2" maxLength={100} />
        {needsState(country) && <TextField {...ties('state')} required autoComplete="shipping address-level1" maxLength={100} />}
        <TextField {...ties('phone')} optional type="tel" autoComplete="shipping tel" maxLength={40} hint={t`For the carrier only.`} />
      </div>
      <p>
        <Button type="submit" pending={busy ? t`Saving…` : undefined}>{t`Deliver to this address`}</Button>
      </p>
    </form>
  )
}

function Countries({
  value,
  onChoose,
  ...look
}: {
  id: string
  name: string
  label: string
  error?: string
  value: string
  onChoose: (code: string) => void
}) {
  const { t } = useLingui()
  const choices = useCountries()
  return (
    <Select
      {...look}
      required
      autoComplete="shipping country"
      placeholder={t`Choose a country`}
      choices={choices}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    />
  )
}

function useSave(form: React.RefObject<HTMLFormElement | null>, onSaved: (address: Address) => void) {
  const store = useStore()
  const { run, busy, no } = useCall(places.create)
  async function save(): Promise<Address | undefined> {
    const given = new FormData(form.current!)
    const input = Object.fromEntries(NAMES.map((name) => [name, String(given.get(name) ?? '')])) as Record<Name, string>
    // Nothing chosen is missing, not wrong.
    const answer = await run(input.country ? input : ({ ...input, country: undefined } as unknown as typeof input))
    if (refused(answer)) return undefined
    void store.invalidateQueries({ queryKey: keyOf({ op: places.list, input: {} }) })
    onSaved(answer.address)
    return answer.address
  }
  return { save, busy, no }
}
