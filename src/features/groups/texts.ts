import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { groups } from './contract.ts'

const refusals: Texts<CodeOf<typeof groups>> = {
  'group.not_found': 'This group is not open to you.',
  'group.not_yours': 'Those who run the group decide about this.',
  'group.of_club': 'The members of this group are those of its club.',
  'group.closed': 'This group is closed: what was written stays to be read.',
  'group.state': 'This cannot be done with this member now.',
  'group.picture': 'This picture is not yours, or gone.',
  'group.unknown': 'Only members whom you know can be added. Others join by a link.',
  'group.no_club': 'You do not own such a club.',
  'group.club_has_one': 'This club has a group already.',
  'group.too_many': 'You are in as many groups as one can be in. Leave one first.',
  'group.full': 'This group is full.',
  'group.owner_stays': 'Hand the group over to somebody first.',
  'group.links': 'There are ten links already. End one first.',
  'group.no_link': 'This link has ended, or leads nowhere.',
  'group.no_message': 'There is no such message.',
  'group.empty': 'Write something, or attach a picture or a card.',
  'group.named': 'That names too many members at once. Leave some out.',
  'group.about': 'This cannot be attached: it is gone, or not yours to show.',
  'group.media': 'One of these pictures is not yours, or gone.',
  'group.quoted': 'The message that you answer to is not there any more.',
  'group.too_late': 'A message can be changed for 15 minutes.',
}
export const groupTexts = texts({
  ...refusals,
  'erasure.open.groups':
    '{count, plural, one {You own a group that others are in: hand it over first} other {You own # groups that others are in: hand them over first}}',
})
