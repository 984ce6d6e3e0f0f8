import { expect, test } from 'vitest'
import { collected } from '#server/slices/collected.ts'
import { causesOf } from '#server/slices/statement-cause.ts'
import { useWorld } from '#test/support/world.ts'
import { slices } from '../../app/server.ts'

const world = useWorld()

test('every slice’s query of what a posting was for runs, alone and beside all others, and names nothing that is not there', async () => {
  const { statementCauses } = collected(slices)
  const types = statementCauses.flatMap(({ of }) => of)
  expect(new Set(types)).toContain('chargeback_order')
  const refs = types.map((ref_type) => ({ ref_type, ref_id: crypto.randomUUID() }))
  for (const some of [refs, ...refs.map((ref) => [ref])]) {
    expect([...(await causesOf(world.product.db, { statementCauses }, world.ann.id, some))]).toEqual([])
  }
})
