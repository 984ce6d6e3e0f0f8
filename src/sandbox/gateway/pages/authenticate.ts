import type { AnyIntent } from '../api/intents.ts'
import { fail as failPayment, settle as settlePayment } from '../api/payment-intents.ts'
import { fail as failSetup, settle as settleSetup } from '../api/setup-intents.ts'
import type { Call, GatewayOptions } from '../call.ts'
import type { Failure, PaymentMethod } from '../objects.ts'
import { load } from '../store.ts'
import { gone, leave, originOf, type PageAnswer, type PageRequest, safe, show, type Tongue, tongueOf, word } from './page.ts'

/** The intent of a bank page. Authorization: the link's secret key is needed besides the id. */
async function intentOf(call: Call, id: string, key: string): Promise<AnyIntent | undefined> {
  const kind = id.startsWith('seti_') ? 'setup_intent' : 'payment_intent'
  const intent = await load(call, kind, id, true)
  return intent?._authentication && intent._authentication.key === key ? intent : undefined
}

export async function authenticate(call: Call, request: PageRequest, options: GatewayOptions): Promise<PageAnswer> {
  const tongue = tongueOf(request)
  const key = word(request.query.key)
  const intent = await intentOf(call, request.params.id, key)
  if (!intent) return gone(tongue)
  if (intent.status !== 'requires_action') return back(intent)
  const method = await load(call, 'payment_method', intent.payment_method!)
  return show(tongue, {
    title: tongue.says.authenticate,
    theme: request.query.theme,
    framedBy: options.app_origin,
    leadsTo: originOf(intent._authentication!.return_url),
    body: question(tongue, intent, method!, options.merchant ?? 'Cachet', key),
  })
}

function question({ locale, says }: Tongue, intent: AnyIntent, { card }: PaymentMethod, merchant: string, key: string): string {
  const price = intent.object === 'payment_intent' ? `<dt>${says.amount}</dt><dd>${safe(money(locale, intent.amount, intent.currency))}</dd>` : ''
  const saves = intent.object === 'setup_intent' ? `<p>${says.authenticate_save}</p>` : ''
  return `<main class="sheet"><h1>${says.authenticate}</h1>${saves}
<dl><dt>${says.merchant}</dt><dd>${safe(merchant)}</dd>${price}<dt>${says.card}</dt><dd>${safe(card.brand.replace(/^./, (first) => first.toUpperCase()))} •••• ${safe(card.last4)}</dd></dl>
<p>${says.authenticate_note}</p>
<form method="post" action="/authenticate/${intent.id}?locale=${locale}"><input type="hidden" name="key" value="${safe(key)}"><div class="answers">
<button name="outcome" value="complete">${says.authenticate_complete}</button>
<button name="outcome" value="fail" class="other">${says.authenticate_fail}</button></div></form>
<p class="quiet">${says.test_mode}</p></main>`
}

function money(locale: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

export async function authenticated(call: Call, request: PageRequest): Promise<PageAnswer> {
  const form = new URLSearchParams(request.body ?? '')
  const intent = await intentOf(call, request.params.id, form.get('key') ?? '')
  if (!intent) return gone(tongueOf(request))
  if (intent.status !== 'requires_action') return back(intent)
  const method = (await load(call, 'payment_method', intent.payment_method!))!
  return back(await decided(call, intent, method, form.get('outcome') === 'complete'))
}

async function decided(call: Call, intent: AnyIntent, method: PaymentMethod, complete: boolean): Promise<AnyIntent> {
  if (intent.object === 'payment_intent') {
    if (!complete) return failPayment(call, intent, unproven('payment_intent', method))
    await settlePayment(call, intent, method)
  } else {
    if (!complete) return failSetup(call, intent, unproven('setup_intent', method))
    await settleSetup(call, intent, method)
  }
  return (await load(call, intent.object, intent.id))!
}

const unproven = (object: AnyIntent['object'], payment_method: PaymentMethod): Failure => ({
  type: 'invalid_request_error',
  code: `${object}_authentication_failure`,
  message: 'The provided PaymentMethod has failed authentication. You can provide a new PaymentMethod to attempt to fulfill this intent again.',
  payment_method,
})

/** Redirects back with the result in the query, as Stripe does. */
function back(intent: AnyIntent): PageAnswer {
  const address = new URL(intent._authentication!.return_url)
  address.searchParams.set(intent.object, intent.id)
  address.searchParams.set(`${intent.object}_client_secret`, intent.client_secret)
  address.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return leave(address.href)
}
