import { expect, test } from 'vitest'
import { crowded, folderCircles, sameTypes } from './structure.ts'

test('a folder with 21 code files is named, one with 20 is not', () => {
  const files = Array.from({ length: 21 }, (_, n) => `src/pages/home/File${n}.tsx`)
  expect(crowded(files)).toEqual(['src/pages/home has 21 code files, at most 20'])
  expect(crowded(files.slice(1))).toEqual([])
})

test('a type of the platform is declared once; two slices may use one name, three may not', () => {
  const declares = (...paths: string[]) => sameTypes(paths.map((path) => ({ path, text: 'export interface Row {\n}\n' })))
  expect(declares('src/server/db/a.ts', 'src/web/b.ts')).toEqual(['Row is declared in src/server/db/a.ts, src/web/b.ts'])
  expect(declares('src/server/db/a.ts', 'src/features/orders/rules.ts')).toHaveLength(1)
  expect(declares('src/features/orders/rules.ts', 'src/features/stores/rules.ts')).toEqual([])
  expect(declares('src/features/orders/rules.ts', 'src/features/stores/rules.ts', 'src/features/media/rules.ts')).toHaveLength(1)
})

test('folders that import each other are found over any distance, by relative path and by alias', () => {
  const sources = [
    { path: 'src/pages/a/A.tsx', text: "import { b } from '../b/B.tsx'" },
    { path: 'src/pages/b/B.tsx', text: "import { c } from '#pages/c/C.tsx'" },
    { path: 'src/pages/c/C.tsx', text: "const a = () => import('../a/A.tsx')" },
  ]
  expect(folderCircles(sources, 'src/pages')).toEqual([
    'these folders import each other: src/pages/a → src/pages/b → src/pages/c → src/pages/a',
    'these folders import each other: src/pages/b → src/pages/c → src/pages/a → src/pages/b',
  ])
  expect(folderCircles(sources.slice(0, 2), 'src/pages')).toEqual([])
})
