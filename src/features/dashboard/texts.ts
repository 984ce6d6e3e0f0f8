import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { dashboard } from './contract.ts'

type Codes = Exclude<CodeOf<typeof dashboard>, 'member.not_found'>

const refusals: Texts<Codes> = {
  'member.above_you': 'You cannot do this to yourself, or to somebody who may more than you.',
  'member.already_suspended': 'This member is suspended already.',
  'member.not_suspended': 'This member is not suspended.',
  'role.not_yours': 'You can only hand out or take away roles whose permissions you hold yourself.',
  'role.last_administrator': 'This is the last administrator: name another one first.',
  'plan.not_found': 'There is no such plan.',
  'plan.changed': 'Somebody else has edited this plan meanwhile. Look at it as it is now, then edit again.',
  'plan.free': 'This plan costs nothing, always.',
  'plan.permission': 'A plan cannot hold {permission}: it is unknown, or belongs to a role.',
  'plan.guest': 'A guest may only be given back what guests once had.',
  'plan.limit': 'This limit is not known here.',
  'payment.not_odd': 'There is nothing to send back here: look at the list again.',
  'problem.not_found': 'There is no such order.',
  'problem.settled': 'This is settled already, or the money has been released meanwhile.',
  'payout.settled': 'This has been paid out already: look at the list again.',
  'site.contrast': 'This colour is too pale by day: its contrast is {ratio}, and 4.5 is the least that everybody can read.',
  'site.contrast_dark': 'This colour is too dark by night: its contrast is {ratio}, and 4.5 is the least that everybody can read.',
}
export const dashboardTexts = texts({
  ...refusals,
  'site.colour': 'Write a colour as #rrggbb, for example #0b5a47',
  'site.signs': 'Quotes and angle brackets cannot stand here',
})
