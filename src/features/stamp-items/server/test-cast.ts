import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/cast.ts'
import type { World } from '#test/world.ts'
import type { MediaId } from '#features/media/contract.ts'
import { stampItems } from '../contract.ts'

/** A picture that lies there as if it had been uploaded. */
export async function pictureOf({ pool }: World, member: Actor): Promise<MediaId> {
  const key = crypto.randomUUID().replaceAll('-', '').slice(0, 22)
  const sizes = JSON.stringify([{ size: 'full', width: 900, height: 1000 }, { size: '320', width: 288, height: 320 }])
  const row = await pool.query("insert into medias (member_id, key, width, height, dpi, border, bytes, sha256, sizes) values ($1, $2, 900, 1000, 600, 'dark', 40000, $2, $3) returning id", [member.id, key, sizes])
  return row.rows[0].id
}

type Given = GivenOf<typeof stampItems.create>
export const ceres = {
  name: 'Cérès 20c. noir',
  country: 'FR',
  year_issued: 1849,
  condition: 'MNH',
  catalogue_number: [{ type: 'scott', number: '3', value: 35_000, year: 2024 }],
  status: 'FOR_SALE',
  quantity_owned: { mint: 0, used: 1 },
} satisfies Partial<Given>

export const itemFor = async (world: World, member: Actor, more: Partial<Given> = {}): Promise<Given> => ({ ...ceres, media_ids: [await pictureOf(world, member)], ...more })

/** An item in somebody's collection. */
export const keepItem = async (world: World, member: Actor, more: Partial<Given> = {}) => (await member.gets(stampItems.create, await itemFor(world, member, more))).stamp_item
