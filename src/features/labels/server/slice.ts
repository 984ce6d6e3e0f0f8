import type { Db } from '#server/db/db.ts'
import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import type { Opening } from '#server/slices/declarations.ts'
import { labels } from '../contract.ts'
import { labelTexts } from '../texts.ts'
import { buy } from './buy.ts'
import { file } from './file.ts'
import { list } from './list.ts'
import { lookAtLabels } from './look.sweeper.ts'
import { buyMany } from './many/buy-many.ts'
import { compare } from './many/compare.ts'
import { printMany } from './many/print-many.ts'
import { waiting } from './many/waiting.ts'
import { labelTags } from './privacy.ts'
import { openCount } from './queries.ts'
import { labelCause } from './queries-causes.ts'
import { quote } from './quote.ts'
import { send } from './send.ts'
import { giveBackLabel } from './void.ts'
import { webhook } from './webhook.ts'

async function unfinishedLabels(db: Db, id: string): Promise<Opening[]> {
  const count = await openCount(db, id)
  return count ? [{ code: 'labels', path: '/store/order-listing', facts: { count } }] : []
}

export const labelsSlice = slice('labels', labels, {
  handlers: { list, quote, buy, send, void: giveBackLabel, file, waiting, compare, buyMany, printMany, webhook },
  sweepers: [lookAtLabels],
  topics: { 'labels of member': ownOnly },
  texts: labelTexts,
  tags: labelTags,
  statementCauses: [labelCause],
  unfinished: [unfinishedLabels],
})
