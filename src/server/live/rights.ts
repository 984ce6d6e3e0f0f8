import type { Socket } from 'socket.io'
import type { Member, Viewer } from '../operations/requester.ts'

export type OpenSessions = (ids: readonly string[]) => Promise<ReadonlyMap<string, Viewer>>

/** Disconnects sockets whose session has ended or whose member's rights have changed; they reconnect with the new rights. */
export async function endChanged(sockets: readonly Socket[], openSessions: OpenSessions): Promise<void> {
  const held = sockets.flatMap((socket) => {
    const { viewer } = socket.data as { viewer: Viewer }
    return viewer.kind === 'member' ? [{ socket, viewer }] : []
  })
  if (!held.length) return
  // Database unavailable: the next check finds it.
  const open = await openSessions(held.map(({ viewer }) => viewer.session_id)).catch(() => undefined)
  for (const { socket, viewer } of held) if (open && !mayTheSame(viewer, open.get(viewer.session_id))) socket.disconnect(true)
}

function mayTheSame(before: Member, now: Viewer | undefined): boolean {
  if (now?.kind !== 'member' || now.id !== before.id || now.verified !== before.verified || now.permissions.size !== before.permissions.size)
    return false
  for (const permission of now.permissions) if (!before.permissions.has(permission)) return false
  const limits = Object.entries(now.limits)
  return limits.length === Object.keys(before.limits).length && limits.every(([name, most]) => before.limits[name] === most)
}
