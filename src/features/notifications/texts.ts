import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { notifications } from './contract.ts'

const refusals: Texts<CodeOf<typeof notifications>> = {
  'notification.not_found': 'This notice is gone.',
  'push.address': 'This is no address of a browser’s push service, or its keys are broken. Switch it on again in this browser.',
  'push.not_found': 'This browser shows no notices any more.',
  'letter.not_found': 'There is no such letter. Open your settings to choose what we write to you.',
}

const words = {
  'push.trial': 'It works: notices show here while the product is closed.',
  'digest.name': 'Summaries by e-mail',
  'mail.digest.subject': '{count, plural, one {# thing} other {# things}} new on {site}',
  'mail.digest.body': 'Good morning {name}. Here is what has happened since the last summary and is not read yet.',
  'mail.digest.action': 'See all notifications',
  'digest.more': '{more, plural, one {And # more in the list.} other {And # more in the list.}}',
  'digest.foot': 'You get this because you chose summaries by e-mail for some kinds of notices.',
  'digest.choose': 'Choose what comes when',
  'digest.orders': 'Buying and selling',
  'digest.account': 'Account',
  'digest.flagging': 'Flags',
  'digest.clubs': 'Clubs',
  'digest.events': 'Events and exhibitions',
  'digest.network': 'Network',
  'digest.profile': 'Profile',
}

export const notificationTexts = texts({ ...refusals, ...words })
