import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
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
  /** Whom it goes to, unless somebody else is named. */
  name: string
  onSaved: (address: Address) => void
  onCountry: (country: string | null) => void
}

/** Five fields at most; the name is known, and a phone waits with it behind one press. */
export function AddressForm({ ref, name: to, onSaved, onCountry }: AddressFormProps) {
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
      </div>
      <Recipient to={to} flawed={Boolean(errorAt(no, 'full_name') ?? errorAt(no, 'phone'))}>
        <TextField {...ties('full_name')} required defaultValue={to} autoComplete="shipping name" maxLength={120} />
        <TextField {...ties('phone')} optional type="tel" autoComplete="shipping tel" maxLength={40} hint={t`For the carrier only.`} />
      </Recipient>
      <p>
        <Button type="submit" pending={busy ? t`Saving…` : undefined}>{t`Deliver to this address`}</Button>
      </p>
    </form>
  )
}

/** Folded fields are still part of the form; they unfold by themselves when one of them is refused. */
function Recipient({ to, flawed, children }: { to: string; flawed: boolean; children: ReactNode }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(!to)
  return (
    <>
      <p className="row row--wrap" hidden={open || flawed}>
        <span>{t`To ${to}`}</span>
        <Button size="s" variant="quiet" aria-expanded={open} onClick={() => setOpen(true)}>{t`Another name, or a phone`}</Button>
      </p>
      <div className="grid2" hidden={!(open || flawed)}>
        {children}
      </div>
    </>
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
