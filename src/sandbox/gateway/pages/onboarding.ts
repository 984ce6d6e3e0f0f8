import { check, type Outcome, outcomes, submit } from '../api/account-life.ts'
import { banks } from '../api/payouts.ts'
import type { Call } from '../call.ts'
import type { Account, AccountLink } from '../objects.ts'
import { load, locked, save } from '../store.ts'
import { gone, leave, originOf, type PageAnswer, type PageRequest, safe, show, type Tongue, tongueOf, word } from './page.ts'

export const bankNames = { '000123456789': 'bank_works', '000111111113': 'bank_closed', '000111111116': 'bank_returns' } as const
const names = { works: 'ends_works', review: 'ends_review', document: 'ends_document', refused: 'ends_refused', lost: 'ends_lost' } as const

async function linkOf(call: Call, account: string, id: string): Promise<AccountLink | undefined> {
  const link = await locked(call, 'account_link', id)
  return link?.account === account ? link : undefined
}
const isOver = (call: Call, link: AccountLink) => link._used || link.expires_at < call.now
const lacksDocument = ({ requirements, details_submitted }: Account) => details_submitted && requirements.currently_due.length > 0

export async function onboarding(call: Call, request: PageRequest): Promise<PageAnswer> {
  const tongue = tongueOf(request)
  const link = await linkOf(call, request.params.id, word(request.query.link))
  const account = link && (await load(call, 'account', link.account))
  if (!account) return gone(tongue)
  if (isOver(call, link)) return leave(link._refresh_url)
  const leadsTo = `${originOf(link._return_url)} ${originOf(link._refresh_url)}`
  const body = lacksDocument(account) ? askDocument(tongue, link) : question(tongue, link)
  return show(tongue, { title: tongue.says.onboarding, theme: request.query.theme, leadsTo, body })
}

export const choiceOf = (label: string, name: string, choices: readonly (readonly [string, string])[]) =>
  `<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${choices.map(([value, text]) => `<option value="${value}">${text}</option>`).join('')}</select></div>`

function question({ locale, says }: Tongue, { account, id }: AccountLink): string {
  const numbers = Object.entries(bankNames).map(([number, name]) => [number, says[name]] as const)
  return `<main class="sheet"><h1>${says.onboarding}</h1><p>${says.onboarding_note}</p>
<form method="post" action="/onboarding/${account}?locale=${locale}"><input type="hidden" name="link" value="${safe(id)}">
${choiceOf(says.bank_account, 'bank', numbers)}
${choiceOf(
  says.ends,
  'ends',
  outcomes.map((one) => [one, says[names[one]]] as const),
)}
<div class="answers"><button>${says.onboarding_activate}</button></div></form>
<p class="quiet">${says.test_mode}</p></main>`
}

const askDocument = (
  { locale, says }: Tongue,
  { account, id }: AccountLink,
) => `<main class="sheet"><h1>${says.document}</h1><p>${says.document_note}</p>
<form method="post" action="/onboarding/${account}?locale=${locale}"><input type="hidden" name="link" value="${safe(id)}">
<div class="answers"><button name="document" value="sent">${says.document_send}</button></div></form>
<p class="quiet">${says.test_mode}</p></main>`

export async function onboarded(call: Call, request: PageRequest): Promise<PageAnswer> {
  const form = new URLSearchParams(request.body ?? '')
  const link = await linkOf(call, request.params.id, form.get('link') ?? '')
  const account = link && (await locked(call, 'account', link.account))
  if (!account) return gone(tongueOf(request))
  if (isOver(call, link)) return leave(link._refresh_url)
  await save(call, { ...link, _used: true })
  if (lacksDocument(account)) await check(call, account)
  else await submit(call, account, bankIn(form), outcomes.find((one) => one === form.get('ends')) ?? ('works' satisfies Outcome))
  return leave(link._return_url)
}
export function bankIn(form: URLSearchParams): string {
  const bank = form.get('bank') ?? ''
  return Object.hasOwn(banks, bank) ? bank : '000123456789'
}
