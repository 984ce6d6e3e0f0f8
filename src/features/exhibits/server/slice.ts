import { seenEvents } from '#features/events/server/public.ts'
import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { exhibits } from '../contract.ts'
import { exhibitNotices } from '../notices.ts'
import { exhibitTexts } from '../texts.ts'
import { enter, withdraw } from './enter.ts'
import { judge } from './judge.ts'
import { exhibitTags } from './privacy.ts'
import { seenExhibits } from './queries.ts'
import { exhibitable, hall, show } from './read.ts'
import { releaseExhibits } from './release.timer.ts'
import { answer, award, nameJury, open } from './run.ts'
import { vote } from './vote.ts'

export const exhibitsSlice = slice('exhibits', exhibits, {
  part: {
    code: 'events',
    closes: [],
    goes_on: ['withdraw', 'answer', 'judge', 'vote', 'show', 'hall', 'open', 'award'],
  },
  handlers: { exhibitable, enter, withdraw, answer, judge, vote, show, hall, nameJury, open, award },
  timers: [releaseExhibits],
  topics: {
    hall: visibleRows((db, ids, viewer) => seenEvents(db, viewer.id, ids)),
    exhibit: visibleRows((db, ids, viewer) => seenExhibits(db, viewer.id, ids)),
  },
  texts: exhibitTexts,
  tags: exhibitTags,
  notices: exhibitNotices,
})
