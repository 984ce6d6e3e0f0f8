import { activate } from '../api/accounts.ts'
import { banks } from '../api/payouts.ts'
import type { Call } from '../call.ts'
import type { AccountLink } from '../objects.ts'
import { locked, save } from '../store.ts'
import { gone, leave, originOf, type PageAnswer, type PageRequest, safe, show, type Tongue, tongueOf, word } from './page.ts'

const bankNames = { '000123456789': 'bank_works', '000111111113': 'bank_closed' } as const

async function linkOf(call: Call, account: string, id: string): Promise<AccountLink | undefined> {
  const link = await locked(call, 'account_link', id)
  return link?.account === account ? link : undefined
}
const isOver = (call: Call, link: AccountLink) => link._used || link.expires_at < call.now

export async function onboarding(call: Call, request: PageRequest): Promise<PageAnswer> {
  const tongue = tongueOf(request)
  const link = await linkOf(call, request.params.id, word(request.query.link))
  if (!link) return gone(tongue)
  if (isOver(call, link)) return leave(link._refresh_url)
  const leadsTo = `${originOf(link._return_url)} ${originOf(link._refresh_url)}`
  return show(tongue, { title: tongue.says.onboarding, theme: request.query.theme, leadsTo, body: question(tongue, link) })
}

function question({ locale, says }: Tongue, { account, id }: AccountLink): string {
  const choices = Object.entries(bankNames).map(([number, name]) => `<option value="${number}">${says[name]}</option>`)
  return `<main class="sheet"><h1>${says.onboarding}</h1><p>${says.onboarding_note}</p>
<form method="post" action="/onboarding/${account}?locale=${locale}"><input type="hidden" name="link" value="${safe(id)}">
<div class="field"><label for="bank">${says.bank_account}</label><select id="bank" name="bank">${choices.join('')}</select></div>
<div class="answers"><button>${says.onboarding_activate}</button></div></form>
<p class="quiet">${says.test_mode}</p></main>`
}

export async function onboarded(call: Call, request: PageRequest): Promise<PageAnswer> {
  const form = new URLSearchParams(request.body ?? '')
  const link = await linkOf(call, request.params.id, form.get('link') ?? '')
  const account = link && (await locked(call, 'account', link.account))
  if (!account) return gone(tongueOf(request))
  if (isOver(call, link)) return leave(link._refresh_url)
  const bank = form.get('bank') ?? ''
  await save(call, { ...link, _used: true })
  await activate(call, account, Object.hasOwn(banks, bank) ? bank : '000123456789')
  return leave(link._return_url)
}
