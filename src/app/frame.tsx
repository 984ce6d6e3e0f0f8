import { Document } from '#pages/Document.tsx'
import { Failed } from '#pages/Failed.tsx'
import { NotFound } from '#pages/NotFound.tsx'
import type { Frame } from '#web/router.tsx'

/** What stands around every screen. */
export const frame: Frame = { Document, NotFound, Failed, asks: () => [] }
