import { hasMuted } from '#features/network/server/public.ts'
import { notice, tell } from '#server/slices/notice.ts'
import { reacted } from './contract.ts'

const reaction = notice({
  type: 'reaction',
  section: 'network',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'Somebody reacts to what I show',
    line: 'To what I write, list or show; once a day for each of them.',
    subject:
      '{reaction, select, like {{sender} likes what you show} great_find {Great find, says {sender}} congratulations {{sender} congratulates you} helpful {Helpful, says {sender}} envy {{sender} envies you} other {{sender} smiles at what you show}}',
    many: '{sender} and {others, plural, one {# other} other {# others}} react to what you show',
    message: 'Open it to see who else has reacted.',
  },
  tells: [
    tell(reacted, async ({ kind, subject_id, member_id, owner_id, reaction: felt, on }, { tx }) => {
      if (!felt || !owner_id || owner_id === member_id || kind === 'comment' || (await hasMuted(tx, owner_id, member_id))) return []
      const subject = { type: kind, id: subject_id }
      return [
        {
          member_id: owner_id,
          actor_id: member_id,
          subject,
          property: { reaction: felt },
          dedupe_key: `reaction:${subject_id}:${member_id}:${on}`,
          group: `reaction:${subject_id}`,
        },
      ]
    }),
  ],
})

export const reactionNotices = [reaction]
