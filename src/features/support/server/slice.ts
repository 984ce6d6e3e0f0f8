import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { type MayListen, slice } from '#server/operations/slice.ts'
import { support } from '../contract.ts'
import { supportNotices } from '../notices.ts'
import { supportTexts } from '../texts.ts'
import { deskShow, queue } from './desk/read.ts'
import { answer, close, note, take } from './desk/work.ts'
import { help } from './help.ts'
import { mailIn } from './mail/mail-in.ts'
import { open } from './own/open.ts'
import { mine, read, show } from './own/read.ts'
import { say, sayByLetter, solve, solveByLetter } from './own/say.ts'
import { supportTags } from './privacy.ts'
import { ownTicketCards } from './queries-subject.ts'
import { loginById, redeem } from './sign-in/login-by-id.ts'
import { ticketKind } from './subject.ts'

/** The queue is heard by those who may read it. */
const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.chat') ? ids : [])

export const supportSlice = slice('support', support, {
  handlers: {
    ...{ open, help, mine, show, say, solve, read, sayByLetter, solveByLetter },
    ...{ mailIn, loginById, redeem, queue, deskShow, take, answer, note, close },
  },
  topics: {
    support_tickets: ofTheHouse,
    'support of member': ownOnly,
    support_ticket: visibleRows((db, ids, viewer) => ownTicketCards(db, viewer.id, ids)),
  },
  texts: supportTexts,
  subjects: [ticketKind],
  tags: supportTags,
  notices: supportNotices,
  lockRank: { support_tickets: 88 },
})
