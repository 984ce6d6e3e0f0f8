import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { webhookEnded } from './contract.ts'

const ended = notice({
  type: 'webhook_ended',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'A webhook is switched off',
    line: 'Its address failed for more than a day, or is gone.',
    subject: 'Your webhook to {host} is switched off',
    message: '{action, select, gone {The address wants nothing any more.} other {The address has not answered for more than a day.}}',
  },
  path: () => '/store/webhooks',
  tells: [
    tell(webhookEnded, ({ member_id, delivery_id, host, why }) => [
      {
        ...{
          member_id,
          actor_id: null,
          subject: subjectRef(memberSubject, member_id),
          property: { host, action: why },
          dedupe_key: `webhook:${delivery_id}`,
        },
        letter: { template: 'webhook_ended', property: { host, action: why } },
      },
    ]),
  ],
})

export const webhookNotices = [ended]
