import { changeBank, deauthorize, needDocument } from '../api/account-life.ts'
import type { Call } from '../call.ts'
import type { Account } from '../objects.ts'
import { load, locked } from '../store.ts'
import { bankIn, bankNames, choiceOf } from './onboarding.ts'
import { gone, type PageAnswer, type PageRequest, safe, show, type Tongue, tongueOf, word } from './page.ts'

/** The account that a valid link is for. */
async function accountOf(call: Call, id: string, link: string): Promise<Account | undefined> {
  const known = await load(call, 'login_link', link)
  if (known?._account !== id || known._expires_at < call.now) return undefined
  const account = await locked(call, 'account', id)
  return account?._deauthorized ? undefined : account
}

/** The owner's own page: what happens to an account after it was activated. */
export async function account(call: Call, request: PageRequest): Promise<PageAnswer> {
  const tongue = tongueOf(request)
  const link = word(request.query.link)
  if (!(await accountOf(call, request.params.id, link))) return gone(tongue)
  return show(tongue, { title: tongue.says.account, theme: request.query.theme, body: choices(tongue, request.params.id, link) })
}

function choices({ locale, says }: Tongue, id: string, link: string): string {
  const numbers = Object.entries(bankNames).map(([number, name]) => [number, says[name]] as const)
  const form = (inner: string) =>
    `<form method="post" action="/account/${id}?locale=${locale}"><input type="hidden" name="link" value="${safe(link)}">${inner}</form>`
  const button = (act: string, text: string) => `<div class="answers"><button name="act" value="${act}">${text}</button></div>`
  return `<main class="sheet"><h1>${says.account}</h1><p>${says.account_note}</p>
${form(choiceOf(says.bank_account, 'bank', numbers) + button('bank', says.account_bank))}
${form(button('ask', says.account_ask))}
${form(button('disconnect', says.account_disconnect))}
<p class="quiet">${says.test_mode}</p></main>`
}

export async function accountTurned(call: Call, request: PageRequest): Promise<PageAnswer> {
  const tongue = tongueOf(request)
  const form = new URLSearchParams(request.body ?? '')
  const found = await accountOf(call, request.params.id, form.get('link') ?? '')
  if (!found) return gone(tongue)
  const act = form.get('act')
  if (act === 'bank') await changeBank(call, found, bankIn(form))
  if (act === 'ask') await needDocument(call, found)
  if (act === 'disconnect') await deauthorize(call, found.id)
  const { account: title, account_done } = tongue.says
  return show(tongue, { title, body: `<main class="sheet"><h1>${title}</h1><p>${account_done}</p></main>` })
}
