import { hasMuted } from '#features/network/server/public.ts'
import { notice, tell } from '#server/slices/notice.ts'
import { reshared } from './contract.ts'

const reshare = notice({
  type: 'reshare',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody passes on what I show',
    line: 'A post or a listing of mine, to their followers.',
    subject: '{sender} has passed on what you show',
    many: '{sender} and {others, plural, one {# other} other {# others}} have passed on what you show',
    message: 'Their followers see it now.',
  },
  tells: [
    tell(reshared, async ({ kind, item_id, member_id, owner_id }, { tx }) => {
      if (!owner_id || owner_id === member_id || (await hasMuted(tx, owner_id, member_id))) return []
      const subject = { type: kind, id: item_id }
      return [
        {
          member_id: owner_id,
          actor_id: member_id,
          subject,
          property: {},
          dedupe_key: `reshare:${item_id}:${member_id}`,
          group: `reshare:${item_id}`,
        },
      ]
    }),
  ],
})

export const feedNotices = [reshare]
