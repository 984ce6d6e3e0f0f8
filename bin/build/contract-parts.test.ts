import { expect, test } from 'vitest'
import { partsOf } from './contract-parts.ts'

const CONTRACT = `
import * as z from 'zod/mini'
import { id, line, type Named } from '#kernel/shapes.ts'
import type { Other } from '#features/other/contract.ts'
export { Media } from './shapes.ts'
export type AlbumId = z.infer<typeof AlbumId>
export const AlbumId = id('albums')
const refusals = { 'album.not_found': { status: 404 } } as const
export const albums = {
  show: operation({ http: 'GET /albums/{id}', input: z.object({ id: AlbumId }), refusals }),
  list: operation({ http: 'GET /albums', input: z.object({ words: line(80) }) }),
}
export { line }
`

test('a contract becomes a part for each declaration and each operation, with the imports that it uses', () => {
  const { whole, texts } = partsOf('/src/contract.ts', CONTRACT)
  expect([...texts.keys()]).toEqual(['AlbumId', 'refusals', 'albums', 'albums.show', 'albums.list'])
  expect(texts.get('albums.list')).toContain(`import { line as line } from "#kernel/shapes.ts"`)
  expect(texts.get('albums.list')).not.toContain('AlbumId')
  expect(texts.get('albums.show')).toContain('import { AlbumId } from "/src/contract.ts?part=AlbumId"')
  expect(texts.get('albums.show')).toContain('import { refusals } from "/src/contract.ts?part=refusals"')
  expect(texts.get('albums')).toContain('export { albums_list as list } from "/src/contract.ts?part=albums.list"')
  expect(whole).toContain(`export * as albums from "/src/contract.ts?part=albums"`)
  expect(whole).toContain(`export { Media } from './shapes.ts'`)
  expect(whole).toContain('export { line }')
  expect(whole).not.toContain('refusals')
})

test('a spread among operations leaves them whole', () => {
  const { texts } = partsOf('/src/contract.ts', `export const albums = { ...more, show: operation({}) }`)
  expect([...texts.keys()]).toEqual(['albums'])
})
