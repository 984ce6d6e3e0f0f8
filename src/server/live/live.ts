import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Db } from '../db/db.ts'
import { cookieName, type FindViewer, readCookies } from '../http/parse-request.ts'
import type { TopicsChanged } from '../operations/outbox.ts'
import type { Viewer } from '../operations/requester.ts'
import type { MayListen } from '../operations/slice.ts'
import type { Attendance } from './attendance.ts'
import { type Connection, connectionOf, farewell } from './connection.ts'
import { type GuestLimits, limitGuests } from './guests.ts'
import { listening } from './listen.ts'
import { type RecentTopics, rememberTouched } from './recent.ts'
import { type Failed, limitMessages, register, registerEntrance, registerWelcome } from './register.ts'
import { endChanged, type OpenSessions } from './rights.ts'

export interface LiveParts {
  readonly server: HttpServer
  /** A separate connection pool: many listening sockets cannot use up the connections of orders. */
  readonly db: Db
  readonly findViewer: FindViewer
  readonly subjects: Readonly<Record<string, MayListen>>
  readonly origin: string
  readonly secure: boolean
  /** Which of these sessions are still open, and the rights of their members, in one query. */
  readonly openSessions: OpenSessions
  /** Events that disconnect the sockets they touch; a client that still may reconnects with its new rights. */
  readonly ends: ReadonlySet<string>
  readonly guests: GuestLimits
  /** The key by which connections of one peer are counted. */
  readonly peerOf: (request: IncomingMessage) => string
  readonly failed: Failed
  /** Events after which the rights of all sockets are checked at once. */
  readonly looks: ReadonlySet<string>
  /** Milliseconds between two checks of all sockets. */
  readonly check_ms: number
  /** Called before a socket is let in, so that it misses no commit from then on. */
  readonly follow: () => Promise<void>
  /** Hears which members have sockets here. */
  readonly attendance?: Attendance
}
export interface Live {
  /** Privacy: each room hears of itself alone, because the other topics of an event name members who are nobody's business there. */
  tell(told: TopicsChanged): void
  /** What was told of late, also before this process listened. */
  readonly recent: RecentTopics
  /** True when a socket is open. */
  isHeard(): boolean
  /** Sockets that are open in this process. */
  count(): number
  close(): Promise<void>
}
interface Held {
  viewer: Viewer
  connection: Connection
}

const PER_MEMBER = 10
const PER_SECOND = 20

/** WebSocket as a hint only: it names what changed and shows public values. Everything can be read again by HTTP. */
export function openLive(parts: LiveParts): Live {
  const { server, findViewer, origin, secure, openSessions, ends, looks, check_ms, follow, failed, attendance } = parts
  const guests = limitGuests(parts.guests, parts.peerOf)
  const recent = rememberTouched()
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
    // Whoever looks as a member is not there as that member.
    if (viewer.kind === 'member' && viewer.seen_by) return 'view.read_only'
    if (viewer.kind === 'member' && (await io.in(memberRoom(viewer)).fetchSockets()).length >= PER_MEMBER) return 'request.too_often'
    if (viewer.kind === 'member') guests.leave(socket.request)
    socket.data = { viewer, connection: connectionOf(socket) }
    await follow()
    return undefined
  }
  registerEntrance(io as unknown as Server, enter, failed)
  registerWelcome(io as unknown as Server, (socket) => welcome(socket, { ...parts, recent }), failed)
  const look = () => void lookAgain(io as unknown as Server, openSessions).catch((fault) => failed(fault, 'socket look'))
  const sweep = setInterval(look, check_ms)
  sweep.unref()
  return {
    isHeard: () => io.engine.clientsCount > 0,
    count: () => io.engine.clientsCount,
    tell: ({ name, touches, shows }) => {
      if (looks.has(name)) look()
      recent.note(touches)
      if (ends.has(name)) io.in([...touches]).disconnectSockets(true)
      else for (const room of touches) if (io.of('/').adapter.rooms.has(room)) io.to(room).emit('touched', { name, touches: [room], shows } as never)
    },
    recent,
    close: async () => {
      clearInterval(sweep)
      await closeAll(io as unknown as Server)
      await attendance?.stop()
    },
  }
}

async function closeAll(io: Server) {
  const connections = [...io.sockets.sockets.values()].map(({ data }) => (data as Held).connection)
  io.disconnectSockets(true)
  // Not io.close(): that would wait for idle connections of the HTTP server, which is closed elsewhere.
  io.engine.close()
  await io.of('/').adapter.close()
  await farewell(connections)
}

const isOwn = ({ headers }: IncomingMessage, origin: string) => (headers.origin === undefined ? !headers.cookie : headers.origin === origin)
const memberRoom = (viewer: Viewer) => `sockets of ${viewer.id}`
/** Rooms that a socket joins without asking: by them it is disconnected and counted. */
const ownRooms = (viewer: Viewer) => (viewer.kind === 'member' ? [memberRoom(viewer), `session:${viewer.session_id}`] : [])

type Welcome = Pick<LiveParts, 'db' | 'subjects' | 'failed' | 'attendance'> & { readonly recent: RecentTopics }
function welcome(socket: Socket, { db, subjects, failed, attendance, recent }: Welcome) {
  const { viewer } = socket.data as Held
  if (attendance && viewer.kind === 'member') attend(socket, viewer.id, attendance, failed)
  const own = [socket.id, ...ownRooms(viewer)]
  void socket.join(own)
  limitMessages(socket, PER_SECOND)
  register(socket, 'listen', listening({ socket, viewer, own, db, subjects, recent, failed }), failed)
}

function attend(socket: Socket, member_id: string, attendance: Attendance, failed: Failed) {
  attendance.came(member_id)
  register(socket, 'disconnect', () => attendance.left(member_id), failed)
  register(socket, 'stirred', () => attendance.stirred(member_id), failed)
}

/** Revocation arrives as an event at once; this check finds sessions that expired and rights that changed. */
async function lookAgain(io: Server, openSessions: LiveParts['openSessions']) {
  for (const { data } of io.sockets.sockets.values()) {
    const { connection } = data as Held
    if (connection.isStuck()) connection.cut()
  }
  await endChanged([...io.sockets.sockets.values()], openSessions)
}
