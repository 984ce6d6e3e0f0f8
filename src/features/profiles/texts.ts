import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { profiles } from './contract.ts'

type ProfileRefusal = Exclude<CodeOf<typeof profiles>, 'member.not_found' | 'session.step_up'>

const refusals: Texts<ProfileRefusal> = {
  'profile.username_taken': 'This username is taken. Choose another one.',
  'profile.username_reserved': 'This name is kept for the site itself. Choose another one.',
  'profile.dob': 'This cannot be a day of birth.',
  'profile.country': 'Choose a country from the list.',
  'profile.countries': 'Choose countries from the list.',
  'profile.topics': 'Choose topics from the list.',
  'profile.categories': 'Choose categories from the list.',
  'profile.image': 'Choose a picture of your own.',
  'profile.cover': 'Choose a picture of your own.',
  'profile.showcase': 'Choose items of your own that others may see.',
}

/** Below a number. */
const figures = {
  'figure.items': '{count, plural, one {item} other {items}}',
  'figure.albums': '{count, plural, one {album} other {albums}}',
  'figure.for_trade': '{count, plural, one {for swap} other {for swap}}',
  'figure.swaps': '{count, plural, one {swap done} other {swaps done}}',
}

export const profileTexts = texts({ ...refusals, ...figures })
