import type { BrowserContext } from 'playwright-core'

/** Test cards of Stripe, by number, as its script makes payment methods of them. */
const METHODS: Record<string, string> = {
  '4242424242424242': 'pm_card_visa',
  '4000002760003184': 'pm_card_authenticationRequired',
  '4000000000000002': 'pm_card_chargeDeclined',
}

/** The part of Stripe's published script interface that the page uses: https://docs.stripe.com/js */
const SCRIPT = `
window.Stripe = (key, options) => {
  window.stripe_asked = { key, options }
  const waiting = new Map()
  let frame
  const heard = {}
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== 'https://js.stripe.com' || source !== frame?.contentWindow) return
    if (data.type === 'ready' || data.type === 'change') heard[data.type]?.({})
    waiting.get(data.type)?.(data)
  })
  const ask = (type) => new Promise((done) => {
    waiting.set(type, done)
    frame.contentWindow.postMessage({ type }, 'https://js.stripe.com')
  })
  return {
    elements(given) {
      window.stripe_asked.elements = given
      return {
        create(type) {
          if (type !== 'payment') throw new Error('only the Payment Element is stood in for')
          return {
            on: (name, hear) => void (heard[name] = hear),
            mount(place) {
              frame = document.createElement('iframe')
              frame.src = 'https://js.stripe.com/element.html'
              frame.title = 'Secure payment input frame'
              frame.width = '100%'
              place.append(frame)
            },
            destroy: () => frame?.remove(),
          }
        },
        submit: () => ask('submit'),
      }
    },
    createPaymentMethod: () => ask('method'),
  }
}
window.Stripe.version = 'stand-in'
`
const ELEMENT = `<!doctype html><html lang="en"><title>Secure payment input frame</title><label>Card number <input name="number" autocomplete="cc-number" inputmode="numeric"></label>
<script>
const field = document.querySelector('input')
const say = (data) => parent.postMessage(data, '*')
field.addEventListener('input', () => say({ type: 'change' }))
addEventListener('message', async ({ data: { type } }) => {
  const number = field.value.replaceAll(' ', '')
  if (type === 'submit') return say({ type, ...(number.length < 16 && { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }) })
  const answer = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body: new URLSearchParams({ type: 'card', 'card[number]': number }) })
  const body = await answer.json()
  say(answer.ok ? { type, paymentMethod: body } : { type, error: body.error })
})
say({ type: 'ready' })
</script>`

/** Answers for Stripe's hosts in this browser, so that the page loads what it loads in production, by the same policy. */
export async function standInForStripe(context: BrowserContext): Promise<{ readonly asked: string[] }> {
  const asked: string[] = []
  await context.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url())
    const isScript = route.request().resourceType() === 'script'
    return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: isScript ? SCRIPT : ELEMENT })
  })
  await context.route('https://api.stripe.com/v1/payment_methods', (route) => {
    const id = METHODS[new URLSearchParams(route.request().postData() ?? '').get('card[number]') ?? '']
    const headers = { 'access-control-allow-origin': '*' }
    if (id) return route.fulfill({ headers, json: { id, object: 'payment_method', type: 'card' } })
    return route.fulfill({ headers, status: 402, json: { error: { type: 'card_error', message: 'Your card number is invalid.' } } })
  })
  return { asked }
}
