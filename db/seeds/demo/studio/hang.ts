import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keepDrawn } from '#features/media/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { Drawing } from '../stamps/spec.ts'
import type { Picture, Studio } from './studio.ts'

export interface Wall {
  readonly db: Db
  readonly files: Files
  readonly studio: Studio
}

/** Stores pictures for a member; returns their ids in the same order. */
async function hangPictures({ db, files }: Wall, member_id: MemberId, pictures: readonly Picture[]): Promise<Id<'medias'>[]> {
  const drawn = pictures.map((picture) => ({ ...picture, key: randomBytes(16).toString('base64url') }))
  return keepDrawn(
    db,
    member_id,
    drawn.map(({ key, width, height, dpi, border, sha256, sizes }) => ({
      ...{ key, width, height, dpi, border, sha256 },
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      sizes: sizes.map(({ size, width, height }) => ({ size, width, height })),
    })),
    async () => {
      for (const { key, folder, sizes } of drawn) await Promise.all(sizes.map(({ size, file }) => files.put(key, size, join(folder, file))))
    },
  )
}

/** Draws pictures with this longest side and stores them in one transaction. */
export async function hangAll(wall: Wall, member_id: MemberId, drawings: readonly Drawing[], longest: number): Promise<Id<'medias'>[]> {
  return hangPictures(wall, member_id, await Promise.all(drawings.map((drawing) => wall.studio.picture(drawing, longest))))
}

/** Draws a picture with this longest side and stores it for the member. */
export async function hang(wall: Wall, member_id: MemberId, drawing: Drawing, longest = wall.studio.longest): Promise<Id<'medias'>> {
  return (await hangPictures(wall, member_id, [await wall.studio.picture(drawing, longest)]))[0]!
}
