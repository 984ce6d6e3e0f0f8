import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import { type ImportId, imports } from '../contract.ts'
import { isBusy } from '../rules.ts'

/** A file as the server has received it. */
function received(world: World, bytes: Uint8Array | string) {
  const folder = join(world.settings.data_dir, 'quarantine')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, randomUUID())
  writeFileSync(path, bytes)
  return { uploads: [{ path, bytes: bytes.length }] }
}
export const asked = (world: World, who: Actor, bytes: Uint8Array | string, name = 'collection.csv') =>
  who.ask(imports.upload, { name }, received(world, bytes))
/** Until no job works on it. */
export async function settled(who: Actor, id: ImportId) {
  for (let tries = 0; tries < 1_200; tries++) {
    const { import: one } = await who.gets(imports.show, { id })
    if (!isBusy(one.status)) return one
    await pause(50)
  }
  throw new Error('the job did not end')
}
export async function uploaded(world: World, who: Actor, bytes: Uint8Array | string, name?: string) {
  const said = await asked(world, who, bytes, name)
  if (said.status !== 200) throw new Error(said.text)
  return settled(who, said.result.import.id)
}
