import { useLingui } from '@lingui/react/macro'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/dist/pure.mjs'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useSite } from '#web/router/use-site.ts'
import { Note } from '#web/ui/messages/Note.tsx'
import css from '../CardFields.module.css'
import { FieldsToCome } from '../FieldsToCome.tsx'
import type { FieldsProps } from '../fields-handle.ts'
import { useAppearance } from './use-appearance.ts'

interface Opened {
  readonly stripe: Stripe
  readonly elements: StripeElements
}

/**
 * Security (PCI DSS): Stripe's Payment Element, frames on Stripe's own origin; card numbers never reach our page. Its script is loaded here only. The
 * card becomes a payment method, and the server confirms with it, so that both gateways go the same way.
 */
export function StripeFields({ ref, source, onTyped }: FieldsProps) {
  const { t } = useLingui()
  const [flaw, setFlaw] = useState<string>()
  const away = t`The card fields do not answer. Reload the page and try again.`
  const { place, ready, opened, lost } = useElement(source.stripe_key!, onTyped)
  useImperativeHandle(ref, () => ({
    async tokenize() {
      setFlaw(undefined)
      const made = opened.current ? await methodOf(opened.current) : { flaw: away }
      if ('flaw' in made) setFlaw(made.flaw ?? away)
      return 'id' in made ? made.id : undefined
    },
  }))
  const said = lost ? away : flaw
  return (
    <div className={css.fields}>
      {!ready && !lost && <FieldsToCome />}
      <div ref={place} />
      {said && (
        <Note tone="bad" role="alert">
          {said}
        </Note>
      )}
    </div>
  )
}

/** Stripe says in the buyer's language what is wrong with the fields. */
async function methodOf({ stripe, elements }: Opened): Promise<{ id: string } | { flaw: string | undefined }> {
  const { error: wrong } = await elements.submit()
  if (wrong) return { flaw: wrong.message }
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements })
  return error ? { flaw: error.message } : { id: paymentMethod.id }
}

/** Loads Stripe's script from its own host, once for the page, and mounts the element. */
function useElement(key: string, onTyped: () => void) {
  const { locale, currency } = useSite()
  const appearance = useAppearance()
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened>(undefined)
  const [ready, setReady] = useState(false)
  const [lost, setLost] = useState(false)
  const typed = useRef(onTyped)
  useEffect(() => {
    typed.current = onTyped
  })
  useEffect(() => {
    let over = false
    let remove = () => {}
    async function mount() {
      const stripe = await loadStripe(key, { locale: locale === 'zh-CN' ? 'zh' : locale })
      if (over || !stripe || !place.current) return
      const elements = stripe.elements({
        ...{ mode: 'setup', currency: currency.toLowerCase(), paymentMethodCreation: 'manual', paymentMethodTypes: ['card'] },
        appearance,
      })
      const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
      remove = () => element.destroy()
      element.on('ready', () => setReady(true))
      element.on('change', () => typed.current())
      element.on('loaderror', () => setLost(true))
      opened.current = { stripe, elements }
      element.mount(place.current)
    }
    mount().catch(() => !over && setLost(true))
    return () => {
      over = true
      opened.current = undefined
      remove()
    }
  }, [key, locale, currency, appearance])
  return { place, ready, opened, lost }
}
