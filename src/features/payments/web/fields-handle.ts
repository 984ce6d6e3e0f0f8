import type { Ref } from 'react'

export interface FieldsHandle {
  /** Sends the typed card to the gateway; returns its id, or undefined if a field is invalid. */
  tokenize: () => Promise<string | undefined>
}
export interface FieldsProps {
  ref: Ref<FieldsHandle>
  /** Where the fields come from: a frame of the sandbox, or Stripe's script with this key. */
  source: { readonly fields_url: string; readonly stripe_key: string | null }
  /** Enter in the fields. */
  onSubmit: () => void
  onTyped: () => void
  /** What was wrong in the fields has been put right: the card that was sent still counts. */
  onMended?: () => void
}
