import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Processes of tests keep compiled modules here: a start takes half the CPU. */
export const KEEP_COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'cachet-compiled') } as const
