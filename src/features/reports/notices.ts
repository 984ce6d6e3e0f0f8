import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { caseMoved, decisionMoved, decisionSubject } from './contract.ts'

const about = (steps: readonly string[]) =>
  tell(decisionMoved, ({ decision_id, member_id, title, measure, step }) =>
    steps.includes(step)
      ? [
          {
            ...{ member_id, actor_id: null, subject: subjectRef(decisionSubject, decision_id), dedupe_key: `decision:${decision_id}:${step}` },
            property: { title, measure, step },
            ...(step === 'decide' && { letter: { template: 'decision', property: { title } } }),
          },
        ]
      : [],
  )
const decided = notice({
  type: 'moderation_decision',
  section: 'flagging',
  channels: { in_app: 'always', mail: 'always' },
  texts: {
    name: 'Moderators decide something about me',
    line: 'With the reasons, and how to appeal.',
    always: 'You must know what was decided about you, and how to appeal.',
    subject:
      '{measure, select, warn {A warning about {title}} hide {{title} was hidden} remove {{title} was removed} restrict {Something was restricted: {title}} other {Your account was suspended}}',
    message: 'Read what was decided, why and by which rule. You may appeal within six months.',
  },
  tells: [about(['decide'])],
})
const answered = notice({
  type: 'moderation_answer',
  section: 'flagging',
  channels: { in_app: 'always', mail: 'never' },
  texts: {
    name: 'A decision about me ends or is changed',
    line: 'An appeal is answered, or the time of a decision is over.',
    always: 'You must know what was decided about you.',
    subject:
      '{step, select, uphold {The decision about {title} stands} reverse {The decision about {title} was reversed} other {The decision about {title} has ended}}',
    message:
      '{step, select, uphold {Another moderator has read your appeal. Read the answer.} reverse {We were wrong. What was taken is given back.} other {What was taken is given back.}}',
  },
  tells: [about(['uphold', 'reverse', 'lapse'])],
})
const reportDecided = notice({
  type: 'report_decided',
  section: 'flagging',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'A report of mine is decided',
    line: 'Moderators have looked at what I reported.',
    subject: 'Your report of {title} is decided',
    message: '{status, select, resolved {Something was done about it. Thank you.} other {It breaks no rule, so nothing was done about it.}}',
  },
  path: () => '/reports',
  tells: [
    tell(caseMoved, ({ case_id, title, status, reporter_ids, is_decided }) =>
      (is_decided ? reporter_ids : []).map((member_id) => ({
        ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id), dedupe_key: `report:${case_id}` },
        property: { title, status },
      })),
    ),
  ],
})

export const reportNotices = [decided, answered, reportDecided]
