import type { Pool } from 'pg'
import type { Files } from '#server/files/files.ts'
import type { Server } from '#server/server.ts'
import type { DemoEntry } from './rows.ts'

/** Pixels of the longest side: the largest size that a page shows. */
export const LONGEST = 640

export interface DemoParts {
  readonly product: Server
  readonly pool: Pool
  readonly files: Files
  readonly data_dir: string
  readonly say: (line: string) => void
  /** Pixels of a picture's longest side. */
  readonly longest?: number
  /** Entries of the catalogue; all of them when not set. */
  readonly entries?: readonly DemoEntry[]
}
