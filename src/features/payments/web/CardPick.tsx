import { useLingui } from '@lingui/react/macro'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { payments } from '../contract.ts'
import { CardEntry } from './CardEntry.tsx'
import { cardName, expiryOf } from './card-name.ts'
import type { FieldsHandle } from './fields-handle.ts'

export interface CardHandle {
  /** The id of the chosen card; a new card is sent to the gateway first. Undefined while the fields are invalid. */
  chosen: () => Promise<string | undefined>
  /** Forgets the typed card, so that a declined one is not sent again. */
  declined: () => void
}
export interface CardPickProps {
  ref: Ref<CardHandle>
  /** A saved card; undefined for the card fields. */
  value: string | undefined
  onChange: (payment_method_id: string | undefined) => void
  /** Enter in the card fields. */
  onSubmit: () => void
  error?: string | undefined
}

const NEW = 'new'

/** Saved cards, or the gateway's card fields. Security (PCI DSS): no card number reaches our page. */
export function CardPick({ ref, value, onChange, onSubmit, error }: CardPickProps) {
  const { t } = useLingui()
  const { payment_methods: saved, ...source } = useData(payments.methods, {})
  const fields = useRef<FieldsHandle>(null)
  const taken = useRef<string>(undefined)
  const [missing, setMissing] = useState(false)
  useImperativeHandle(ref, () => ({
    // Idempotency: a retry of the same attempt uses the same card.
    async chosen() {
      if (value) return value
      taken.current = taken.current ?? (await fields.current?.tokenize())
      setMissing(!taken.current)
      return taken.current
    },
    declined() {
      taken.current = undefined
    },
  }))
  function typed() {
    taken.current = undefined
    setMissing(false)
  }
  const cards = saved.map(({ payment_method_id, brand, last4, ...expiry }) => ({
    value: payment_method_id,
    label: t`${cardName(brand)} ending ${last4}`,
    line: t`Expires ${expiryOf(expiry)}`,
  }))
  const wrong = error ?? (missing && !value ? t`Please Select A Payment Card` : undefined)
  return (
    <div className="stack">
      {wrong && (
        <Note tone="bad" role="alert">
          {wrong}
        </Note>
      )}
      {saved.length > 0 && (
        <RadioCards
          hideLabel
          label={t`Card`}
          name="card"
          value={value ?? NEW}
          onValue={(id) => onChange(id === NEW ? undefined : id)}
          cards={[...cards, { value: NEW, label: t`Another card` }]}
        />
      )}
      {!value && <CardEntry ref={fields} source={source} onSubmit={onSubmit} onTyped={typed} onMended={() => setMissing(false)} />}
      {!value && <p className="hint">{t`The card network keeps the card for your next purchase. We see its last four digits only.`}</p>}
    </div>
  )
}
