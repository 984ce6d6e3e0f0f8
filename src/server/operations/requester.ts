import type { Locale } from '#kernel/locale.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'

/** A member who is logged in. With an unverified address they have a guest's permissions and `signed_in`. */
export interface Member {
  readonly kind: 'member'
  readonly id: MemberId
  readonly uid: number
  readonly verified: boolean
  /** True when the session has confirmed the member's identity in the last ten minutes. */
  readonly fresh: boolean
  readonly permissions: ReadonlySet<string>
  readonly limits: Readonly<Record<string, number>>
  /** Empty for the holder of a key. */
  readonly session_id: Id<'sessions'>
  readonly key?: HeldKey
  /** Set while an administrator looks at the place as this member. */
  readonly seen_by?: SeenBy
}
/** An administrator who looks as a member sees, and may do nothing. */
export interface SeenBy {
  readonly id: MemberId
  readonly view_id: Id<'member_views'>
  /** Name of the member whose view it is. */
  readonly whose: string
  /** Seconds until it ends by itself. */
  readonly left_s: number
}
/** The API key of a request that comes without a session. */
interface HeldKey {
  readonly id: Id<'api_keys'>
  readonly scopes: ReadonlySet<string>
  /** Calls a minute, over all processes. */
  readonly per_minute: number
  /** The permission without which the member's keys open nothing. */
  readonly needs: string
}
export interface Guest {
  readonly kind: 'guest'
  readonly id: null
  readonly permissions: ReadonlySet<string>
}
export type Viewer = Member | Guest

/** A quarantined file of a request; its content is not checked yet. */
export interface Upload {
  readonly path: string
  readonly bytes: number
  /** Name of the form field. */
  readonly field?: string | undefined
}

/** Everything about a request that an operation may know. */
export interface Requester {
  readonly viewer: Viewer
  readonly locale: Locale
  /** `web`: our own pages, with the session in an HttpOnly cookie. `api`: a program with a token. */
  readonly client: 'web' | 'api'
  readonly peer: string
  readonly agent: string
  /** Device cookie: set in a browser that a member has used before. */
  readonly device?: string | undefined
  readonly key?: string | undefined
  readonly uploads?: readonly Upload[]
  readonly raw?: { readonly body: Buffer; readonly signature: string }
}
