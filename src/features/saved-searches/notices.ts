import { notice, type Recipient, tell } from '#server/slices/notice.ts'
import { savedSearchFound } from './contract.ts'

type Found = Parameters<Parameters<typeof tell<typeof savedSearchFound>>[1]>[0]
const SEARCHES = '/saved-searches'

/** One message for all finds since the last. */
const recipient = ({ member_id, saved_search_id, name, count, title, subject_type, subject_id, due }: Found): Recipient => {
  const property = { name, count, title }
  return {
    ...{ member_id, actor_id: null, subject: { type: subject_type, id: subject_id }, property },
    dedupe_key: `saved-search:${saved_search_id}:${due}`,
    letter: { template: 'saved_search', property },
  }
}
const told = (isAuction: boolean) => [
  tell(savedSearchFound, (found) => ((found.searchable_type === 'Auction') === isAuction ? [recipient(found)] : [])),
]
const both = { in_app: 'choice', mail: 'choice' } as const
const words = {
  subject: '{count, plural, one {New: {title}} other {# new finds}}',
  message: 'Your search “{name}” has found {count, plural, one {{title}} other {{title} and more}}.',
}
/** One's searches, where each leads to what it finds. */
const path = () => SEARCHES

export const savedSearchNotices = [
  notice({
    type: 'searched_auction_created',
    section: 'orders',
    channels: both,
    texts: { name: 'A saved search finds an auction', line: 'At once, daily or weekly, as you have chosen for each search.', ...words },
    path,
    tells: told(true),
  }),
  notice({
    type: 'saved_search_found',
    section: 'orders',
    channels: both,
    texts: { name: 'A saved search finds something', line: 'At once, daily or weekly, as you have chosen for each search.', ...words },
    path,
    tells: told(false),
  }),
]
