import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { draftPublished } from '../contract.ts'
import { publishRow } from './publish.ts'
import { draftById, dueDrafts, nextDue } from './queries.ts'
import { mayPublish, setTime } from './queries-write.ts'

/** Publishes what was scheduled. What may not be published any more stays a draft, and its author is told. */
export const publishDue = timer({
  name: 'blogs.publish',
  due: dueDrafts,
  next: nextDue,
  async run({ tx, clock, emit }, id) {
    await lock(tx, 'blog_drafts', [id])
    const [row, now] = [await draftById(tx, id), await clock()]
    if (!row) return void (await setTime(tx, id, null))
    if (!row.publish_at || row.publish_at > now) return
    const held = (await mayPublish(tx, row.author_id)) ? await publishRow({ tx, emit }, row) : true
    if (held) await setTime(tx, id, null)
    const post_id = held ? null : (await draftById(tx, id))!.post_id
    emit(draftPublished, { draft_id: id, author_id: row.author_id, post_id, title: row.title, at: now.toISOString() })
  },
})
