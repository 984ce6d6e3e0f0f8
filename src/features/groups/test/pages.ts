import type { SlicePages } from '#test/support/slice-pages.ts'
import { groups } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    ann: ['/groups', '/groups?create=true', '/groups/{talk_group}', '/groups?search=fair', '/groups?search=nothing+like+it'],
    ben: ['/groups/{talk_group}', '/groups/join/{group_link}'],
    cleo: ['/groups', '/groups/join/{group_link}'],
  },
  async stock({ ann, ben, pool }) {
    await pool.query(
      "insert into follows (follower_id, followed_id, status, changed_at) values ($1, $2, 'Accepted', clock_timestamp()) on conflict do nothing",
      [ben.id, ann.id],
    )
    const { group } = await ann.gets(groups.create, { name: 'Before the fair', user_ids: [ben.id] })
    const say = (who: typeof ann, body: string) => who.gets(groups.send, { id: group.id, client_message_id: crypto.randomUUID(), body })
    await say(ann, 'Who comes to the **fair** in May? The list of dealers: https://fair.example/dealers')
    await say(ben, 'I do, and bring the *lepta*. @ann, do you take the plate?')
    await say(ann, 'Yes.')
    const { link } = await ann.gets(groups.makeLink, { id: group.id, most_uses: 25 })
    return { talk_group: group.id, group_link: link.path.split('/').at(-1)! }
  },
}
