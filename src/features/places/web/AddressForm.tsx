import { useLingui } from '@lingui/react/macro'
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { useFirstField } from '#web/ui/overlays/use-opened.ts'
import { places } from '../contract.ts'
import { needsPostcode, needsState } from '../rules.ts'
import type { Address } from './AddressLine.tsx'
import type { AddressHandle } from './address-handle.ts'
import { useCountries } from './use-countries.ts'

const NAMES = ['full_name', 'country', 'address', 'zipcode', 'city', 'state', 'phone'] as const
type AddressFieldName = (typeof NAMES)[number]

interface AddressFormProps {
  ref?: Ref<AddressHandle>
  /** Undefined for a new address. */
  address?: Address
  /** Label of the save button. */
  action?: string
  /** Default recipient. */
  name: string
  onSaved: (address: Address) => void
  onCountry?: (country: string | null) => void
  /** Shows a cancel button. */
  onCancel?: () => void
}

/** At most five visible fields; recipient and phone are collapsed. */
export function AddressForm({ ref, name: to, address, action, onSaved, onCountry, onCancel }: AddressFormProps) {
  const { t } = useLingui()
  const [country, setCountry] = useState<string>(address?.country ?? '')
  const form = useFirstField<HTMLFormElement>(onCancel !== undefined)
  const { save, busy, refusal } = useSave(form, address, onSaved)
  useImperativeHandle(ref, () => ({ chosen: save }))
  const labels = useLabels()
  const ties = (name: AddressFieldName) => ({
    id: name,
    name,
    label: labels[name],
    error: errorAt(refusal, name),
    ...(name !== 'country' && { defaultValue: address?.[name] ?? (name === 'full_name' ? to : '') }),
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    void save()
  }
  const choose = (code: string) => {
    setCountry(code)
    onCountry?.(code || null)
  }
  return (
    <form ref={form} method="post" noValidate className="stack" onSubmit={submit}>
      <Refused refusal={refusal} fields={labels} />
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
      <Recipient to={address?.full_name ?? to} flawed={Boolean(errorAt(refusal, 'full_name') ?? errorAt(refusal, 'phone'))}>
        <TextField {...ties('full_name')} required autoComplete="shipping name" maxLength={120} />
        <TextField {...ties('phone')} optional type="tel" autoComplete="shipping tel" maxLength={40} hint={t`For the carrier only.`} />
      </Recipient>
      <p className="row row--wrap">
        <Button type="submit" pending={busy ? t`Saving…` : undefined}>
          {action ?? t`Deliver to this address`}
        </Button>
        {onCancel && <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>}
      </p>
    </form>
  )
}

function useLabels(): Record<AddressFieldName, string> {
  const { t } = useLingui()
  return {
    full_name: t`Full name`,
    country: t`Country`,
    address: t`Street and number`,
    zipcode: t`Postcode`,
    city: t`Town`,
    state: t`State or province`,
    phone: t`Phone`,
  }
}

/** Collapsed fields are still submitted; they open when one of them is refused. */
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

function useSave(form: React.RefObject<HTMLFormElement | null>, address: Address | undefined, onSaved: (address: Address) => void) {
  const store = useQueryClient()
  const create = useCommand(places.create)
  const update = useCommand(places.update)
  const { busy, refusal } = address ? update : create
  async function save(): Promise<Address | undefined> {
    const given = new FormData(form.current!)
    const input = Object.fromEntries(NAMES.map((name) => [name, String(given.get(name) ?? '')])) as Record<AddressFieldName, string>
    // Not chosen means missing, which has another message than invalid.
    const typed = input.country ? input : ({ ...input, country: undefined } as unknown as typeof input)
    const answer = await (address ? update.run({ id: address.id, ...typed }) : create.run(typed))
    if (refused(answer)) return undefined
    void store.invalidateQueries({ queryKey: keyOf({ op: places.list, input: {} }) })
    onSaved(answer.address)
    return answer.address
  }
  return { save, busy, refusal }
}
