import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { savedSearches } from './contract.ts'

const refusals: Texts<CodeOf<typeof savedSearches>> = {
  'saved_search.not_found': 'This saved search is not there any more.',
  'saved_search.limit': 'Your plan keeps {limit, plural, one {# search} other {# searches}} with alerts. Delete one, or choose a larger plan.',
  'saved_search.kind': 'Searches of this kind cannot be kept yet.',
  'saved_search.filter': 'New listings of this kind cannot be held against this filter: {name}. Take it out, and keep the others.',
  'saved_search.everything': 'Choose a filter or type a word first: a search for everything would tell you of everything.',
  'saved_search.name_taken': 'You have a search of this name already.',
}
export const savedSearchTexts = texts({
  ...refusals,
  'mail.saved_search.subject': '{name}: {count, plural, one {# new find} other {# new finds}}',
  'mail.saved_search.body': 'Your search “{name}” has found {count, plural, one {{title}} other {{title} and more}}.',
  'mail.saved_search.action': 'Look at it',
})
