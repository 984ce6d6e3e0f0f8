import { groupBox, type Post, useBox } from '#features/chat/web/public-thread.tsx'
import { useOwner } from '#web/browser/local-storage.ts'
import { call } from '#web/query/api-client.ts'
import { groups } from '../../contract.ts'

const toGroup: Post = {
  send: (client, { user_id, ...message }) => call(client.ask, groups.send, { id: user_id, ...message } as never),
  stale: [groups.show.http, groups.history.http],
}
/** What waits for groups: on this device until it is acknowledged, in a box of its own. */
export const useGroupOutbox = () => useBox(groupBox(useOwner()), toGroup)
