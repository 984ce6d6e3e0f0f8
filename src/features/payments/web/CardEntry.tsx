import type { Ref } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { FieldsToCome } from './FieldsToCome.tsx'

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
}

const FrameFields = lazyPart<FieldsProps>(() => import('./CardFields.tsx').then(({ CardFields }) => CardFields), <FieldsToCome />)
const StripeFields = lazyPart<FieldsProps>(() => import('./stripe/StripeFields.tsx').then((part) => part.StripeFields), <FieldsToCome />)

/** The card fields of the gateway that this deployment has, loaded when they are needed. */
export const CardEntry = (props: FieldsProps) => (props.source.stripe_key ? <StripeFields {...props} /> : <FrameFields {...props} />)
