import type { DataOf } from '#kernel/event.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { flagMoved, flagSubject } from './contract.ts'

type Moved = DataOf<typeof flagMoved>
type Member = Id<'members'>

/** Blind: who of the voters has asked, and which moderator wrote, the parties are not told. */
const actorOf = ({ by, actor_id }: Moved): Member | null => (by === 'owner' || by === 'flagger' ? actor_id : null)
const coinsFor = ({ owner_id, coins }: Moved, member_id: Member) => ({
  coins: member_id === owner_id ? 0 : Math.abs(coins),
  outcome: member_id === owner_id || coins === 0 ? 'none' : coins > 0 ? 'won' : 'lost',
})
/** Whom it went against, once. */
const appealFor = ({ owner_id, may_appeal, action }: Moved, member_id: Member) =>
  may_appeal && (action === 'accepted') === (member_id === owner_id) ? 'yes' : 'no'
const about = (moved: Moved, member_id: Member): Recipient => ({
  ...{ member_id, actor_id: actorOf(moved), subject: subjectRef(flagSubject, moved.flag_id), dedupe_key: `flag:${moved.message_id}` },
  property: {
    action: moved.action,
    by: moved.by,
    item: moved.name,
    number: moved.number,
    ...coinsFor(moved, member_id),
    appeal: appealFor(moved, member_id),
  },
})
/** The parties, without whoever took the step. */
const others = (moved: Moved): Recipient[] =>
  [...new Set([moved.owner_id, ...moved.flagger_ids])].filter((id) => id !== moved.actor_id).map((id) => about(moved, id))
const toldOf = (...actions: readonly string[]) => tell(flagMoved, (moved) => (actions.includes(moved.action) ? others(moved) : []))

const flaggedToOwner = notice({
  type: 'flagged_to_owner',
  section: 'flagging',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody flags an item of mine',
    line: 'You can answer, or correct the item.',
    subject: '{item} was flagged',
    message: 'Read what is said about it and answer: a jury of members votes for seven days.',
  },
  tells: [tell(flagMoved, (moved) => (moved.action === 'open' || moved.action === 'join' ? [about(moved, moved.owner_id)] : []))],
})
const flagAction = notice({
  type: 'flag_action',
  section: 'flagging',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Something happens to a flag of mine',
    line: 'The owner has corrected the item, the flag is taken back, or somebody appeals.',
    subject: 'The flag on {item}',
    message:
      '{action, select, request_removal {The owner has corrected the item. Agree, or say what is still wrong: after seven days it counts as agreed.} disagree {The flagger does not find it corrected. The vote goes on.} withdraw {The flag was taken back.} appeal {Somebody has appealed. A fresh jury votes for seven days.} mend {The owner has corrected what was found.} refer {The votes were too few or undecided. A moderator decides.} other {The vote goes on.}}',
  },
  tells: [toldOf('request_removal', 'disagree', 'withdraw', 'appeal', 'mend', 'refer', 'go_on')],
})
const flagConversation = notice({
  type: 'flag_conversation',
  section: 'flagging',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody writes about a flag of mine',
    line: 'The other side, a voter with a question, or a moderator.',
    subject: '{action, select, ask {A question about {item}} other {A message about {item}}}',
    message: '{action, select, ask {The vote stands still until it is answered, seven days at most.} other {Read it, and answer.}}',
  },
  tells: [toldOf('say', 'ask', 'answer')],
})
const votingResult = notice({
  type: 'flag_ticket_voting_result',
  section: 'flagging',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'A flag of mine is decided',
    line: 'By the jury, by a moderator, or because the item was corrected.',
    subject:
      '{action, select, accepted {The flag on {item} was right} rejected {The flag on {item} was not right} resolve {{item} was corrected} other {The flag on {item} was declined}}',
    message:
      '{outcome, select, won {{coins, plural, one {# coin is yours.} other {# coins are yours.}}} lost {{coins, plural, one {# coin is charged.} other {# coins are charged.}}} other {Read why.}}{appeal, select, yes { You may appeal within fourteen days.} other {}}',
  },
  tells: [toldOf('accepted', 'rejected', 'resolve', 'decline')],
})

export const flagNotices = [flaggedToOwner, flagAction, flagConversation, votingResult]
