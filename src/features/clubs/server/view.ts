import { findMedias, mediaView } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { Club, clubs } from '../contract.ts'
import { type ClubStanding, type Joining, moved, standingAt, wayInto } from '../rules.ts'
import { type ClubRow, seenClub } from './queries.ts'
import type { PersonRow } from './queries-list.ts'

interface ClubReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files'>
  readonly viewer: { readonly id: string | null }
}

function actsOf(standing: ClubStanding, joining: Joining): Club['acts'] {
  const way = wayInto(joining, standing)
  const may = (act: Club['acts'][number]) => moved(standing, act, 'self') !== undefined
  return [...(way && may(way) ? [way] : []), ...(['leave', 'decline'] as const).filter(may)]
}

function clubView(row: ClubRow, viewer: string | null): Omit<Club, 'cover'> {
  const { id, name, about, visibility, joining, rules, status, member_count, created_at, is_open, applicants } = row
  const standing = row.standing ? standingAt({ standing: row.standing, ends_at: row.ends_at }, row.now) : 'none'
  const acts = viewer === null ? actsOf('none', joining) : actsOf(standing, joining)
  return {
    ...{ id, name, about, visibility, joining, rules, status, member_count, created_at, is_open, applicants },
    owner: row.owner_id && {
      ...{ id: row.owner_id, uid: row.owner_uid, username: row.owner_username, full_name: row.owner_name },
      ...{ image_url: row.owner_image_url, created_at: row.owner_since },
    },
    own:
      row.standing === null
        ? null
        : { standing, changed_at: row.changed_at, ends_at: row.ends_at, reason: row.reason, notices: row.notices, invited_by: row.inviter },
    acts: status === 'archived' ? acts.filter((act) => act === 'leave' || act === 'decline') : acts,
  }
}

export async function clubViews({ db, tools, viewer }: ClubReader, rows: readonly ClubRow[]): Promise<Club[]> {
  const covers = rows.flatMap(({ cover_media_id }) => cover_media_id ?? [])
  const medias = covers.length ? await findMedias(db, covers) : new Map<string, never>()
  return rows.map((row) => {
    const media = row.cover_media_id && medias.get(row.cover_media_id)
    return { ...clubView(row, viewer.id), cover: media ? mediaView(tools.files, media) : null }
  })
}

/** The club after a command, as the member sees it. */
export async function clubAnswer(reader: ClubReader, id: string): Promise<OutputOf<typeof clubs.show>> {
  const [club] = await clubViews(reader, [(await seenClub(reader.db, reader.viewer.id, id))!])
  return { club: club! }
}

type Person = OutputOf<typeof clubs.ban>['person']
/** Why somebody was put out, and what they wrote when they asked, is for those who run the club. */
export function personView(row: PersonRow, is_run: boolean): Person {
  const { member_id, uid, username, full_name, image_url, member_since, standing, changed_at, ends_at, message, reason } = row
  const user = { id: member_id, uid, username, full_name, image_url, created_at: member_since }
  return { user, standing, changed_at, ends_at, message: is_run ? message : '', reason: is_run ? reason : '' }
}
