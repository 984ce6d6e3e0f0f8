import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { proposals } from './contract.ts'

const refusals: Texts<CodeOf<typeof proposals>> = {
  'proposal.not_found': 'There is no such proposal.',
  'proposal.entry': 'The catalogue has no such entry.',
  'proposal.state': 'That is not possible any more: the proposal has moved on.',
  'proposal.country': 'Choose a country from the list.',
  'proposal.color': 'Choose a colour from the list.',
  'proposal.format': 'Choose a format from the list.',
  'proposal.printing': 'Choose a kind of printing from the list.',
  'proposal.topic': 'Choose topics from the list.',
  'proposal.catalogue_number': 'Choose a catalogue from the list. Our own numbers are given by us.',
  'proposal.media': 'This picture cannot be used. Choose one that you have uploaded.',
  'proposal.name': 'A new entry needs a name.',
  'proposal.many': 'Twenty of your proposals wait for a decision. Withdraw one, or wait until others are decided.',
  'proposal.similar': 'The catalogue has similar entries. Look at them first, and say that yours is another issue.',
  'proposal.nothing': 'Nothing would change. Correct at least one fact.',
  'proposal.stale': 'The entry was changed meanwhile. Look at what stands there now.',
  'proposal.one': 'You already have a correction of this entry that is not decided.',
  'proposal.own': 'Another moderator has to decide about your own proposal.',
  'proposal.reason': 'Say why it is rejected: its proposer reads it.',
  'vote.over': 'The vote is over.',
  'vote.own': 'Others vote on your proposal.',
  'vote.new_account': 'Votes count from accounts that are seven days old.',
  'vote.suspended': 'Your account was suspended, so it has no vote.',
}

export const proposalTexts = texts(refusals)
