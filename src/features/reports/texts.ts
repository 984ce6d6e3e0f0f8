import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { reports } from './contract.ts'

type Elsewhere = 'member.not_found' | 'member.above_you' | 'member.already_suspended' | 'role.last_administrator'
const refusals: Texts<Exclude<CodeOf<typeof reports>, Elsewhere>> = {
  'report.kind': 'This cannot be reported here.',
  'report.no_subject': 'This is gone, or was never yours to see.',
  'report.own': 'This is yours: edit or delete it instead.',
  'report.already': 'You have reported this already. You can see how far it is under your reports.',
  'report.limit': 'Twenty reports of yours are open. Wait until some of them are decided.',
  'report.verify_first': 'Confirm your e-mail address first.',
  'report.words': 'Say in a few words what is wrong.',
  'report.not_found': 'There is no such case.',
  'report.changed': 'Somebody else has worked on this case meanwhile. Look at it as it is now.',
  'report.state': 'That is not possible any more. Look at the case again.',
  'report.own_case': 'You are a party here. Another moderator decides.',
  'report.measure': 'Choose a measure that is possible here, with what it takes and for how long.',
  'report.reasons': 'The member must read why: choose the rule, and say what happened.',
  'report.gone': 'This is not there any more.',
  'answer.full': 'A hundred are kept already: drop one first.',
  'answer.not_found': 'There is no such answer.',
  'decision.not_found': 'There is no such decision.',
  'decision.state': 'That is not possible any more. Look at the decision again.',
  'decision.too_late': 'Six months are over: this decision stands.',
  'decision.own': 'You have decided this yourself, or it is about you. Another moderator answers.',
}
export const reportTexts = texts({
  ...refusals,
  'mail.decision.subject': 'A decision about {title}',
  'mail.decision.body':
    'Moderators have decided something about {title}. You can read what was decided, why, by which rule and until when. If you think it is wrong, you can appeal there within six months: another moderator reads it.',
  'mail.decision.action': 'Read the decision',
})
