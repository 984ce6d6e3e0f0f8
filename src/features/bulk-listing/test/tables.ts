import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import { bulkListing, type ProductImportId } from '../contract.ts'
import { isBusy } from '../rules.ts'

/** A file as the server has received it. */
function received(world: World, text: string) {
  const folder = join(world.settings.data_dir, 'quarantine')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, randomUUID())
  writeFileSync(path, text)
  return { uploads: [{ path, bytes: text.length }] }
}
export const asked = (world: World, who: Actor, text: string) => who.ask(bulkListing.upload, { name: 'listings.csv' }, received(world, text))
export async function uploaded(world: World, who: Actor, text: string) {
  const said = await asked(world, who, text)
  if (said.status !== 200) throw new Error(said.text)
  return said.result.import
}
/** Until no job works on it. */
export async function settled(who: Actor, id: ProductImportId) {
  for (let tries = 0; tries < 1_200; tries++) {
    const { import: one } = await who.gets(bulkListing.show, { id })
    if (!isBusy(one.status)) return one
    await pause(50)
  }
  throw new Error('the job did not end')
}
