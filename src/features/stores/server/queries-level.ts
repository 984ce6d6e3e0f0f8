import { sql } from 'kysely'
import { deedOn, type LevelSource } from '#server/slices/level-source.ts'
import { storeChanged } from '../contract.ts'

export const storeLevel: LevelSource = {
  name: 'store',
  ...{ points: 20, most: 20 },
  refs: (id) => sql`select s.id::text from stores s where s.member_id = ${id}::uuid`,
  deeds: [
    deedOn({
      event: storeChanged,
      members: ({ member_id }) => [member_id],
      find: async (_db, { store_id: ref, member_id }) => [{ member_id, ref, stands: true }],
    }),
  ],
}
