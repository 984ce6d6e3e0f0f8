import type { Locale } from '#kernel/locale.ts'
import type { MemberId } from '#kernel/shapes.ts'

/** Somebody who has signed in. Unverified, they hold a guest's permissions and `signed_in`. */
export interface Member {
  readonly kind: 'member'
  readonly id: MemberId
  readonly uid: number
  readonly verified: boolean
  /** This session has proved in the last ten minutes who sits before it. */
  readonly fresh: boolean
  readonly permissions: ReadonlySet<string>
  readonly limits: Readonly<Record<string, number>>
  readonly session_id: string
}
export interface Guest {
  readonly kind: 'guest'
  readonly id: null
  readonly permissions: ReadonlySet<string>
}
export type Viewer = Member | Guest

/** A file that came with a request and lies in quarantine: nothing about it is believed. */
export interface Upload {
  readonly path: string
  readonly bytes: number
}

/** Who asks, and how: everything about a request that an operation may know. */
export interface Requester {
  readonly viewer: Viewer
  readonly locale: Locale
  /** `web` is our own pages, whose session rides in a cookie that no script can read. */
  readonly client: 'web' | 'api'
  readonly peer: string
  readonly agent: string
  /** The cookie of a browser that some member has used before. */
  readonly device?: string | undefined
  readonly key?: string | undefined
  readonly uploads?: readonly Upload[]
  readonly raw?: { readonly body: Buffer; readonly signature: string }
}
