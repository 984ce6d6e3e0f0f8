import type { Pool } from 'pg'
import { ledgerSlice } from '#features/ledger/server/slice.ts'
import { sessionsEnded } from '#features/members/contract.ts'
import { knownPermissions, openSessions, viewerFinder } from '#features/members/server/public.ts'
import { membersSlice } from '#features/members/server/slice.ts'
import { memberTexts } from '#features/members/texts.ts'
import { vocabulariesSlice } from '#features/vocabularies/server/slice.ts'
import type { Db } from '#server/db.ts'
import type { Furnishing } from '#server/product.ts'
import type { Settings } from '#server/settings.ts'

/** The table of contents of the server: one line per slice. */
const slices = (_settings: Settings) => [membersSlice, vocabulariesSlice, ledgerSlice]

const texts = [memberTexts]

export const furnish = (settings: Settings, pool: Pool) => async (db: Db): Promise<Furnishing> => ({
  slices: slices(settings),
  texts,
  findViewer: viewerFinder(pool, db),
  openSessions: (ids) => openSessions(pool, ids),
  permissions: await knownPermissions(db),
  session_end: sessionsEnded.name,
  isPublished: async () => false,
  exists: async () => true,
})
