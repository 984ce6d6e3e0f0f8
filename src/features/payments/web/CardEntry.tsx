import { lazyPart } from '#web/hydration/lazy.tsx'
import { FieldsToCome } from './FieldsToCome.tsx'
import type { FieldsProps } from './fields-handle.ts'

const FrameFields = lazyPart<FieldsProps>(() => import('./CardFields.tsx').then(({ CardFields }) => CardFields), <FieldsToCome />)
const StripeFields = lazyPart<FieldsProps>(() => import('./stripe/StripeFields.tsx').then((part) => part.StripeFields), <FieldsToCome />)

/** The card fields of the gateway that this deployment has, loaded when they are needed. */
export const CardEntry = (props: FieldsProps) => (props.source.stripe_key ? <StripeFields {...props} /> : <FrameFields {...props} />)
