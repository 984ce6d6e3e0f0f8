import { memberSubject, planGiven } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { planMoved } from './contract.ts'

const membershipStatusChanged = notice({
  type: 'membership_status_changed',
  section: 'account',
  // Payments and endings must be confirmed: mails about plans are always sent, by letters.ts.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'My plan changes',
    line: 'A trial begins or ends, a plan is bought, changed, stopped or over, or the operator gives me another one.',
    always: 'The e-mail cannot be switched off: it is about your money.',
    subject:
      '{plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}: {action, select, trial_began {your trial has begun} trial_ends {your trial ends in three days} bought {it is yours} stopped {it ends with this period} resumed {it goes on} ended {it has ended} taken_back {it has ended, as your bank took its price back} given {the operator has changed your plan} other {your plan from now on}}',
    message:
      '{action, select, trial_began {What it opens is open now. Nothing has been taken.} trial_ends {Your plan says what happens then. You can stop before.} bought {What it opens is open now.} stopped {Until then you keep all of it.} resumed {It is renewed as before.} ended {You go on with the Free plan. What is over its limits is kept and can be read.} taken_back {You go on with the Free plan, and nothing more is taken. What is over its limits is kept and can be read.} given {What it opens and limits holds from now on. Nothing was charged.} other {What it opens and limits holds from now on.}}',
  },
  path: () => '/setting/account/plan',
  tells: [
    // Deduplicated by the time of the change.
    tell(planMoved, ({ member_id, subscription_id, plan, move, at }) => [
      {
        ...{ member_id, actor_id: null, subject: { type: 'subscription', id: subscription_id } },
        property: { kind: 'plan', plan, action: move },
        dedupe_key: `plan:${subscription_id}:${move}:${at}`,
      },
    ]),
    tell(planGiven, ({ member_id, plan, at }) => [
      {
        ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id) },
        property: { kind: 'plan', plan, action: 'given' },
        dedupe_key: `plan:${member_id}:given:${at}`,
      },
    ]),
  ],
})

export const subscriptionNotices = [membershipStatusChanged]
