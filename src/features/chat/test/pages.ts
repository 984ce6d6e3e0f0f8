import type { SlicePages } from '#test/support/slice-pages.ts'
import { chat } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    cleo: ['/chat'],
    ann: ['/chat', '/chat/{talker}', '/chat?box=requests', '/chat/{asker}', '/chat?search=hinge', '/chat?search=nothing+like+it'],
    ben: ['/chat/{seller}?about_type=Product&about_id={listed}'],
  },
  async stock({ ann, ben, join, pool }, { listed }) {
    const asker = await join('rui')
    const write = (who: typeof ann, to: typeof ann, body: string, about = {}) =>
      who.gets(chat.begin, { user_id: to.id, client_message_id: crypto.randomUUID(), body, ...about })
    // The order that the stock of all pages has made lets the two write at once.
    for (const [who, to, body] of [
      [ben, ann, 'Is the hinge over the thin, or beside it?'],
      [ann, ben, 'Beside it. I can send a picture of the back.'],
      [ben, ann, 'Good. Then I would add this one:'],
    ] as const)
      await write(who, to, body)
    const about = listed ? { about_type: 'Product', about_id: listed } : {}
    await write(ben, ann, '', about)
    await write(asker, ann, 'Good evening. I would come to the fair and could take it there.', about)
    await pool.query("update messages set sent_at = sent_at - interval '1 day' where seq = 1 and sender_id = $1", [ben.id])
    return { talker: ben.id, asker: asker.id, seller: ann.id }
  },
}
