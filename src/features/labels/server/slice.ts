import type { Db } from '#server/db/db.ts'
import { slice } from '#server/operations/slice.ts'
import type { Opening } from '#server/slices/declarations.ts'
import { labels } from '../contract.ts'
import { labelTexts } from '../texts.ts'
import { buy } from './buy.ts'
import { file } from './file.ts'
import { list, quote } from './list.ts'
import { lookAtLabels } from './look.sweeper.ts'
import { labelTags } from './privacy.ts'
import { openCount } from './queries.ts'
import { labelCause } from './queries-causes.ts'
import { send } from './send.ts'
import { giveBackLabel } from './void.ts'
import { webhook } from './webhook.ts'

async function unfinishedLabels(db: Db, id: string): Promise<Opening[]> {
  const count = await openCount(db, id)
  return count ? [{ code: 'labels', path: '/store/order-listing', facts: { count } }] : []
}

export const labelsSlice = slice('labels', labels, {
  handlers: { list, quote, buy, send, void: giveBackLabel, file, webhook },
  sweepers: [lookAtLabels],
  texts: labelTexts,
  tags: labelTags,
  statementCauses: [labelCause],
  unfinished: [unfinishedLabels],
})
