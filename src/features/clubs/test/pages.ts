import type { SlicePages } from '#test/support/slice-pages.ts'
import { clubs } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: [
      '/clubs',
      '/club/landing',
      '/club/show/{club}',
      '/club/{club}/about',
      '/club/invitation/{club_link}',
      '/action/club-invitations/{club_link}',
    ],
    ann: [
      '/clubs',
      '/clubs?view=mine',
      '/club/edit/{club}',
      '/club/show/{club}',
      '/club/{club}/members?list=applied',
      '/club/{club}/members?list=invited',
      '/club/{club}/statistics',
    ],
    ben: ['/club/show/{club}', '/club/{club}/members', '/club/onboarding/{rules_club}', '/club/join-clubs'],
    cleo: ['/club/show/{club}', '/club/invitation/{club_link}'],
  },
  async stock({ ann, ben, cleo, pool }) {
    await pool.query("update members set plan = 'premium' where id = $1 and plan = 'free'", [ann.id])
    const { club } = await ann.gets(clubs.create, {
      name: 'Classics Circle',
      about: 'Classic stamps to 1880, worldwide.',
      rules: ['Say what is restored.', 'Show both sides of anything you ask an opinion on.'],
      joining: 'request',
    })
    const { club: asked } = await ann.gets(clubs.create, { name: 'Plate numbers', rules: ['Both sides, please.'], joining: 'request' })
    await ann.gets(clubs.invite, { id: club.id, user_id: ben.id })
    await ben.gets(clubs.join, { id: club.id, accepts_rules: true })
    await cleo.gets(clubs.join, { id: club.id, accepts_rules: true, message: 'Portugal and colonies to 1880' })
    await ann.gets(clubs.sendLetter, { id: club.id, email: 'dora@example.com' })
    const { invitation } = await ann.gets(clubs.makeLink, { id: club.id })
    return { club: club.id, rules_club: asked.id, club_link: invitation.path!.split('/').at(-1)! }
  },
}
