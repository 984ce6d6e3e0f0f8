import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { flags } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof flags>, 'stamp_item.not_found'>> = {
  'flag.not_found': 'This flag is gone, or was never yours to see.',
  'flag.state': 'That is not possible any more. Look at the flag again.',
  'flag.own': 'This item is yours: edit it instead.',
  'flag.already': 'You have already flagged this item',
  'flag.limit': 'Ten flags of yours are open. Wait until one of them is decided.',
  'flag.full': 'Ten members have flagged this item already. The jury decides.',
  'flag.late': 'A flag on this item is about to be decided: nobody joins it any more. Wait until it is decided.',
  'flag.other': 'Another flag is open on this item, for another reason. Join it with that reason, or wait until it is decided.',
  'flag.confirmed': 'This was found right already, and stands at the item.',
  'flag.judged': 'You know how the votes stand: you cannot join this flag.',
  'flag.talk': 'You have written enough here. The others have to answer, or the jury.',
  'flag.jury': 'The jury has not decided yet. Until then a flag can only be declined.',
  'flag.suspended': 'Your account cannot flag items.',
  'flag.reason': 'Choose what is wrong.',
  'flag.entry': 'This catalogue entry is not there any more.',
  'flag.media': 'This picture is not there any more.',
  'flag.no_vote': 'You have no vote here.',
  'flag.voted': 'You have voted already.',
  'flag.asked': 'Enough has been asked here.',
  'flag.empty': 'Write something, or add a picture.',
  'flag.unchanged': 'Correct the item first: it is still as it was flagged.',
  'flag.own_case': 'You are a party here, or have decided it before. Another moderator decides.',
}
const erasure = {
  'erasure.open.flags_raised': '{count, plural, one {A flag of yours is not decided} other {# flags of yours are not decided}}',
}
export const flagTexts = texts({ ...refusals, ...erasure })
