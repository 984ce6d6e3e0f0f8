import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { privacy } from './contract.ts'

type Known = Exclude<CodeOf<typeof privacy>, `approval.${string}` | `member.${string}`>

export const privacyTexts = texts({
  'privacy.export_running': 'Your archive is being made already. It will be ready in a moment.',
  'privacy.no_export': 'There is no such archive: ask for a new link, or for a new archive.',
  'privacy.open': 'Something is still open. End it first, then your account can be erased.',
  'privacy.member_open': 'Something of theirs is still open, or there is money in their wallet: it has to end first, by themselves.',
  'privacy.asked': 'This account is being erased already.',
  'privacy.other_name': 'This is not your user name. Write it exactly, without the @.',
  'privacy.wallet_left': 'There is money in your wallet: choose what becomes of it.',
  'privacy.wallet_changed': 'The money in your wallet is no longer the same. Look at the amount, then choose again.',
  'privacy.no_payee': 'Write the name of the account holder.',
  'privacy.no_details': 'Write the bank and the account number to pay to.',
  'privacy.archive.title': 'Everything of yours at {site}',
  'privacy.archive.made': 'Made for {name} on {date}.',
  'privacy.archive.how':
    'Open index.html: any browser shows it, without a connection. It holds your collection with its pictures, your orders, invoices, addresses, network and settings.',
  'privacy.archive.sheets': 'items.csv, orders.csv, invoices.csv, addresses.csv, network.csv and settings.csv are the same for a spreadsheet.',
  'privacy.archive.invoices': 'invoices: your invoices as PDF, named by their numbers.',
  'privacy.archive.pictures': 'pictures: your pictures, named by the items that show them; those that no item shows lie in pictures/other.',
  'privacy.archive.money':
    'In these tables amounts are in the smallest unit of their currency (cents), moments in UTC; pictures/other is named by the id in medias.json.',
  'privacy.archive.none': 'Nothing here.',
  'privacy.archive.sheet':
    '{code, select, items {Collection} orders {Orders} invoices {Invoices} addresses {Addresses} network {Network} other {Settings}}',
  'privacy.archive.column':
    '{code, select, number {Number} name {Name} kind {Kind} country {Country} year {Year} catalogue {Catalogue numbers} condition {Condition} mint {Mint} used {Used} status {Status} notes {Notes} pictures {Pictures} date {Date} side {Bought or sold} store {Store} what {What} items_total {Items} postage {Postage} total {Total} file {File} street {Street} postcode {Postcode} city {City} state {State} phone {Phone} member {Member} tie {Relation} setting {Setting} other {Value}}',
  'privacy.archive.value':
    '{code, select, bought {bought} sold {sold} following {you follow them} follower {they follow you} blocked {blocked} muted {muted} yes {yes} no {no} pending_payment {waiting for payment} processing {paid} shipped {shipped} delivered {delivered} completed {completed} cancelled {cancelled} disputed {disputed} refunded {refunded} basic {Gold} premium {Platinum} business {Diamond} other {Free}}',
  'privacy.archive.left_out': 'Left out: what proves who you are (passwords, keys, links), and what is only the other side’s of an order you share.',
  'privacy.archive.files': 'tables: every row that is kept of you, one file for each kind, for programs:',
  'mail.export_ready.subject': 'Your archive is ready',
  'mail.export_ready.body': 'Hello {name},\neverything of yours at {site} lies ready to be fetched. It stays for 7 days.',
  'mail.export_ready.action': 'Fetch it',
  'mail.export_failed.subject': 'Your archive could not be made',
  'mail.export_failed.body':
    'Hello {name},\nyou asked for an archive of everything of yours at {site}. It could not be made: the mistake is ours. Nothing of yours is lost. Ask for it again.',
  'mail.export_failed.action': 'Ask again',
  'mail.erase_asked.subject': 'Your account will be erased in 14 days',
  'mail.erase_asked.body':
    'Hello {name},\nyour account at {site} is away from now on and will be erased on {date}. If you change your mind, or if this was not you, sign in before then: everything comes back.',
  'mail.erase_asked.action': 'Keep my account',
  'mail.erase_by_operator.subject': 'Your account will be erased in 14 days',
  'mail.erase_by_operator.body':
    'Hello {name},\nthe operator of {site} has your account erased: it is away from now on and gone on {date}. If you did not ask for this, sign in before then: everything comes back.',
  'mail.erase_by_operator.action': 'Keep my account',
  'mail.erase_called_off.subject': 'Your account stays',
  'mail.erase_called_off.body': 'Hello {name},\nyou have signed in, so your account at {site} will not be erased. Everything is back as it was.',
  'mail.erase_waits.subject': 'Your account cannot be erased yet',
  'mail.erase_waits.body':
    'Hello {name},\nsomething of yours at {site} is still open: {open}. We look again every day, and erase your account as soon as it is ended.',
  'mail.deactivated.subject': 'Your account is away',
  'mail.deactivated.body':
    'Hello {name},\nnothing of yours is shown at {site} any more. Orders under way go on. Sign in whenever you like, and everything is back.',
  'mail.deactivated.action': 'Come back',
} satisfies Texts<Known> & Texts)
