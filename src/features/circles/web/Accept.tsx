import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { places } from '#features/places/contract.ts'
import { type AddressHandle, AddressPick } from '#features/places/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import type { CircleAnswer } from './use-circle-words.ts'

interface AcceptProps {
  circle: CircleAnswer
  busy: boolean
  onAccept: (address_id: string) => Promise<unknown>
}
/** Where one’s parcel goes is said with the yes: only its sender reads it, once all have accepted. */
export function Accept({ circle, busy, onAccept }: AcceptProps) {
  const { t } = useLingui()
  const { addresses } = useData(places.list, {})
  const [address, setAddress] = useState(addresses[0])
  const form = useRef<AddressHandle>(null)
  async function go() {
    if (busy) return
    const chosen = address ?? (await form.current?.chosen())
    if (chosen) await onAccept(chosen.id)
  }
  return (
    <>
      <h3>{t`Where your parcel goes`}</h3>
      <AddressPick ref={form} name={circle.legs[0]!.from.full_name} value={address} onChange={setAddress} onCountry={() => {}} />
      <p className="text-2">{t`Only its sender reads it, once all have accepted. Each pays their own postage.`}</p>
      <Button variant="trade" size="l" pending={busy ? t`Saving` : undefined} onClick={() => void go()}>{t`Accept my part`}</Button>
    </>
  )
}
