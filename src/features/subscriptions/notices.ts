import { notice, tell } from '#server/slices/notice.ts'
import { planMoved } from './contract.ts'

const membershipStatusChanged = notice({
  type: 'membership_status_changed',
  section: 'account',
  // Payments and endings must be confirmed: mails about plans are always sent, by letters.ts.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'My plan changes',
    line: 'It was bought, changed or stopped, or has ended.',
    always: 'The e-mail cannot be switched off: it is about your money.',
    subject:
      '{plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}: {action, select, bought {it is yours} stopped {it ends with the paid period} resumed {it goes on} ended {it has ended} other {your plan from now on}}',
    message:
      '{action, select, bought {What it opens is open now.} stopped {Until then you keep all of it.} resumed {It is renewed as before.} ended {You go on with the Free plan. What is over its limits is kept and can be read.} other {What it opens and limits holds from now on.}}',
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
  ],
})

export const subscriptionNotices = [membershipStatusChanged]
