import type { MakeFixtures } from '#test/contract/objects.ts'
import { uploaded } from './uploads.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    readonly import: string
  }
}

/** A checked import of ann's, with one good row and one row with an error. */
export const fixtures: MakeFixtures = async (world) => {
  const { id } = await uploaded(world, world.ann, 'Name,Country\nPenny,Spain\nRose,Ruritania\n', 'box.csv')
  return { import: id }
}
