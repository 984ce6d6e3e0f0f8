import { useLingui } from '@lingui/react/macro'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { places } from '../contract.ts'
import { AddressForm } from './AddressForm.tsx'
import { type Address, whereabouts } from './AddressLine.tsx'
import type { AddressHandle } from './address-handle.ts'

export interface AddressPickProps {
  ref: Ref<AddressHandle>
  /** Default recipient. */
  name: string
  value: Address | undefined
  onChange: (address: Address | undefined) => void
  /** Called while the form is open, because postage depends on the country. */
  onCountry: (country: string | null) => void
}

const NEW = 'new'

/** Saved addresses as cards, or the form of a new one. */
export function AddressPick({ ref, name, value, onChange, onCountry }: AddressPickProps) {
  const { t } = useLingui()
  const { addresses } = useData(places.list, {})
  const [fresh, setFresh] = useState<readonly Address[]>([])
  const form = useRef<AddressHandle>(null)
  const all = [...fresh.filter(({ id }) => addresses.every((one) => one.id !== id)), ...addresses]
  useImperativeHandle(ref, () => ({ chosen: async () => value ?? (await form.current?.chosen()) }))

  function pick(id: string) {
    const address = all.find((one) => one.id === id)
    onChange(address)
    onCountry(address?.country ?? null)
  }
  function saved(address: Address) {
    setFresh((before) => [address, ...before])
    onChange(address)
    onCountry(address.country)
  }
  const cards = all.map((one) => ({ value: one.id as string, label: one.full_name, line: whereabouts(one) }))
  return (
    <div className="stack">
      {all.length > 0 && (
        <RadioCards
          hideLabel
          label={t`Address`}
          name="address"
          value={value?.id ?? NEW}
          onValue={pick}
          cards={[...cards, { value: NEW, label: t`Another address` }]}
        />
      )}
      {!value && <AddressForm ref={form} name={name} onSaved={saved} onCountry={onCountry} />}
    </div>
  )
}
