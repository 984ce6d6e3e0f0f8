import { timer } from '#server/operations/slice.ts'
import { dropInvitation, dueInvitations, nextInvitationEnd } from './queries-invitations.ts'

/** Privacy: the address of whoever was invited is forgotten. */
export const endInvitations = timer({
  name: 'clubs.end_invitations',
  due: dueInvitations,
  next: nextInvitationEnd,
  async run({ tx }, id) {
    await dropInvitation(tx, id)
  },
})
