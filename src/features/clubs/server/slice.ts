import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { clubs } from '../contract.ts'
import { clubNotices } from '../notices.ts'
import { clubRights } from '../plan-rights.ts'
import { clubTexts } from '../texts.ts'
import { endStandings } from './expire.timer.ts'
import { endInvitations } from './invitations/end.timer.ts'
import { enter, invitation, offPage, refuseLetters } from './invitations/enter.ts'
import { endInvitation, invitations, makeLink, sendLetter } from './invitations/invitations.ts'
import { decline, join, leave, setNotices } from './join.ts'
import { accept, ban, invite, lift, reject, remove, role, transfer } from './manage.ts'
import { clubTags } from './privacy.ts'
import { heardClubs, runClubs } from './queries.ts'
import { clubAddresses } from './queries-seo.ts'
import { ownedClubs } from './queries-subject.ts'
import { countOwned } from './queries-write.ts'
import { list, members, show } from './read.ts'
import { archive, close, create, edit } from './run.ts'
import { clubSearch } from './search-kind.ts'
import { statistics } from './statistics.ts'
import { clubKind } from './subject.ts'

const heard = (part: 'card' | 'content') => visibleRows((db, ids, viewer) => heardClubs(db, ids, viewer.id, part))

const runBy = visibleRows((db, ids, viewer) => runClubs(db, ids, viewer.id))

export const clubsSlice = slice('clubs', clubs, {
  handlers: {
    ...{ list, show, create, edit, archive, join, leave, decline, setNotices, members },
    ...{ invite, accept, reject, remove, ban, lift, role, transfer, close },
    ...{ invitations, sendLetter, makeLink, endInvitation, invitation, enter, refuseLetters, offPage, statistics },
  },
  timers: [endStandings, endInvitations],
  // Privacy: that something is written in a club is told to those who may read it.
  topics: { club: heard('card'), 'posts of club': heard('content'), 'clubs of member': ownOnly, 'invitations of club': runBy },
  counts: { clubs: countOwned },
  rights: clubRights,
  texts: clubTexts,
  subjects: [clubKind],
  searchKinds: [clubSearch],
  sitemap: [clubAddresses],
  tags: clubTags,
  notices: clubNotices,
  unfinished: [ownedClubs],
  lockRank: { clubs: 705 },
})
