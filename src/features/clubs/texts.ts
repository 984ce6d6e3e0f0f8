import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { clubs } from './contract.ts'

const refusals: Texts<CodeOf<typeof clubs>> = {
  'club.not_found': 'This club is gone, or was never yours to see.',
  'club.state': 'That is not possible any more. Look at the club again.',
  'club.archived': 'This club is closed. It can still be read.',
  'club.cover': 'This picture is not there any more.',
  'club.hidden': 'A hidden club is joined by invitation only.',
  'club.limit': 'maximum limit reached',
  'club.not_yours': 'Only those who run the club may do that.',
  'club.rules': 'Accept the rules of the club first.',
  'club.closed': 'One joins this club by invitation only.',
  'club.banned': 'You are kept out of this club.',
  'club.too_early': 'You can ask again 30 days after the answer.',
  'club.owner_stays': 'You own this club: hand it over before you leave.',
  'club.invitations': 'So many invitations are open already. End some of them first.',
  'club.letters': 'You have sent many letters today. Go on tomorrow, or make a link.',
  'club.no_invitation': 'This invitation is over, or was taken back.',
  'club.nobody': 'Nobody of this name can be invited.',
}
const letters = {
  'mail.club_invitation.subject': '{sender} invites you to the club {club}',
  'mail.club_invitation.body':
    '{sender}, a member of {site}, invites you to the club {club}. Open the page to see what it is. If you have no account yet, you can make one on the way.\nThe invitation is for you alone and ends after 14 days. If you do not want it, do nothing.',
  'mail.club_invitation.action': 'See the invitation',
}
const erasure = {
  'erasure.open.club_owned':
    '{count, plural, one {You own a club: hand it over or close it first} other {You own # clubs: hand them over or close them first}}',
}
export const clubTexts = texts({ ...refusals, ...letters, ...erasure })
