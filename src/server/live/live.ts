import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Db } from '../db/db.ts'
import { cookieName, type FindViewer, readCookies } from '../http/parse-request.ts'
import type { Invalidation } from '../operations/outbox.ts'
import type { Viewer } from '../operations/requester.ts'
import type { MayListen } from '../operations/slice.ts'
import { type Connection, connectionOf, farewell } from './connection.ts'
import { type GuestLimits, limitGuests } from './guests.ts'
import { listening } from './listen.ts'
import { type Failed, limitMessages, register, registerEntrance, registerWelcome } from './register.ts'
import { endChanged, type OpenSessions } from './rights.ts'

export interface LiveParts {
  readonly server: HttpServer
  /** Connections of its own: however many listen, orders find theirs. */
  readonly db: Db
  readonly findViewer: FindViewer
  readonly subjects: Readonly<Record<string, MayListen>>
  readonly origin: string
  readonly secure: boolean
  /** Which of these sessions are still open, and what their members may do now, in one question. */
  readonly openSessions: OpenSessions
  /** After these events the sockets they touch are closed; whoever may, comes back and is looked at anew. */
  readonly ends: ReadonlySet<string>
  readonly guests: GuestLimits
  /** Whom a connection is counted as. */
  readonly peerOf: (request: IncomingMessage) => string
  readonly failed: Failed
  /** After these events all sockets are looked at at once. */
  readonly looks: ReadonlySet<string>
  /** Called before a socket is let in: nothing that is committed from then on is missed. */
  readonly follow: () => Promise<void>
}
export interface Live {
  tell(told: Invalidation): void
  /** Is there a socket? */
  isHeard(): boolean
  close(): Promise<void>
}
interface Held {
  viewer: Viewer
  connection: Connection
}

const PER_MEMBER = 10
const LOOK_AGAIN = 10_000
const PER_SECOND = 20

/** The socket is a hint: it names what changed, and shows what everybody may see. All of it can be read again by HTTP. */
export function openLive(parts: LiveParts): Live {
  const { server, db, findViewer, subjects, origin, secure, openSessions, ends, looks, follow, failed } = parts
  const guests = limitGuests(parts.guests, parts.peerOf)
  const io = new Server<Record<string, never>, Record<string, (...told: never[]) => void>, Record<string, never>, Held>(server, {
    path: '/live',
    serveClient: false,
    maxHttpBufferSize: 65_536,
    perMessageDeflate: false,
    httpCompression: false,
    pingInterval: 25_000,
    transports: ['websocket'],
    allowRequest: (request, allow) => allow(null, isOwn(request, origin) && (!request.headers.upgrade || guests.enter(request))),
  })
  const enter = async (socket: Socket) => {
    const token = readCookies(socket.handshake.headers.cookie).get(cookieName(secure)) ?? (socket.handshake.auth as { token?: string }).token
    const viewer = await findViewer(typeof token === 'string' ? token : undefined)
    if (viewer === 'over') return 'session.over'
    if (viewer.kind === 'member' && (await io.in(memberRoom(viewer)).fetchSockets()).length >= PER_MEMBER) return 'request.too_often'
    if (viewer.kind === 'member') guests.leave(socket.request)
    socket.data = { viewer, connection: connectionOf(socket) }
    await follow()
    return undefined
  }
  registerEntrance(io as unknown as Server, enter, failed)
  registerWelcome(io as unknown as Server, (socket) => welcome(socket, { db, subjects, failed }), failed)
  const look = () => void lookAgain(io as unknown as Server, openSessions).catch((fault) => failed(fault, 'socket look'))
  const sweep = setInterval(look, LOOK_AGAIN)
  sweep.unref()
  return {
    isHeard: () => io.engine.clientsCount > 0,
    tell: ({ name, touches, shows }) => {
      if (looks.has(name)) look()
      if (ends.has(name)) io.in([...touches]).disconnectSockets(true)
      else if (touches.some((room) => io.of('/').adapter.rooms.has(room))) io.to([...touches]).emit('touched', { name, touches, shows } as never)
    },
    close: async () => {
      clearInterval(sweep)
      const connections = [...io.sockets.sockets.values()].map(({ data }) => data.connection)
      io.disconnectSockets(true)
      // Not io.close(): it would wait for every idle line of the HTTP server, which is not ours to close.
      io.engine.close()
      await io.of('/').adapter.close()
      await farewell(connections)
    },
  }
}

const isOwn = ({ headers }: IncomingMessage, origin: string) => (headers.origin === undefined ? !headers.cookie : headers.origin === origin)
const memberRoom = (viewer: Viewer) => `sockets of ${viewer.id}`
/** The rooms a socket is in without asking: they end it, and count it. */
const ownRooms = (viewer: Viewer) => (viewer.kind === 'member' ? [memberRoom(viewer), `session:${viewer.session_id}`] : [])

function welcome(socket: Socket, { db, subjects, failed }: Pick<LiveParts, 'db' | 'subjects' | 'failed'>) {
  const { viewer } = socket.data as Held
  const own = [socket.id, ...ownRooms(viewer)]
  void socket.join(own)
  limitMessages(socket, PER_SECOND)
  register(socket, 'listen', listening({ socket, viewer, own, db, subjects, failed }), failed)
}

/** Revocation comes as an event at once; this finds what merely ran out, and rights that were changed meanwhile. */
async function lookAgain(io: Server, openSessions: LiveParts['openSessions']) {
  for (const { data } of io.sockets.sockets.values()) {
    const { connection } = data as Held
    if (connection.isBehind()) connection.cut()
  }
  await endChanged([...io.sockets.sockets.values()], openSessions)
}
