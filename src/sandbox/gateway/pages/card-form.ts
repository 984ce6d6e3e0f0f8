import { readFileSync } from 'node:fs'
import type { GatewayOptions } from '../call.ts'
import { gone, type PageRequest, safe, show, tongueOf } from './page.ts'
import type { Texts } from './texts.ts'

const script = readFileSync(new URL('card-form.browser.js', import.meta.url), 'utf8')
const fields = [
  { name: 'number', autocomplete: 'cc-number', longest: 23, example: '4242 4242 4242 4242' },
  { name: 'expiry', autocomplete: 'cc-exp', longest: 7, example: '04 / 31' },
  { name: 'code', autocomplete: 'cc-csc', longest: 4, example: '123' },
] as const

/** What stands at the end of a field: the network that the number belongs to, and where the code is printed. */
const ends: Readonly<Record<string, (says: Texts) => string>> = {
  number: () => '<span class="end brand" id="brand" aria-hidden="true"></span>',
  code: (says) => `<svg class="end" viewBox="0 0 36 24" aria-hidden="true"><rect x=".5" y=".5" width="35" height="23" rx="3"/>
<path d="M0 5h36v5H0z"/><rect class="code-place" x="22" y="13.5" width="11" height="6.5" rx="3.25"/><path d="M24.5 16.75h6" class="digits"/></svg>
<span class="unseen" id="code-hint">${says.code_hint}</span>`,
}
const field = (says: Texts, { name, autocomplete, longest, example }: (typeof fields)[number]) => `
<div class="field"><label for="${name}">${says[name]}</label>
<div class="box"><input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${longest}" placeholder="${example}"
 required aria-describedby="${name === 'code' ? 'code-hint ' : ''}${name}-wrong" spellcheck="false">${ends[name]?.(says) ?? ''}</div>
<p class="wrong" id="${name}-wrong" aria-live="polite"></p></div>`

/** The card form in an iframe of the product; the card number is sent to the gateway only. */
export function cardForm(request: PageRequest, { app_origin, publishable_key }: GatewayOptions) {
  const tongue = tongueOf(request)
  const { says } = tongue
  if (request.query.publishable_key !== publishable_key) return gone(tongue, 403)
  const settings = JSON.stringify({ app_origin, publishable_key, says })
  const [number, expiry, code] = fields.map((each) => field(says, each))
  return show(tongue, {
    title: says.card_form,
    bodyClass: 'framed',
    theme: request.query.theme ?? 'light',
    framedBy: app_origin,
    script,
    body: `<main class="fields" data-settings="${safe(settings)}"><h1>${says.card_form}</h1>
<form novalidate autocomplete="on">${number}<div class="pair">${expiry}${code}</div></form>
<p class="quiet" lang="${tongue.locale}">${says.test_mode}</p><noscript><p>${says.needs_script}</p></noscript></main>`,
  })
}
