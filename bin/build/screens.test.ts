import { expect, test } from 'vitest'
import { routesText, screensOf } from './screens.ts'
import { stringsIn } from './syntax-tree.ts'

test('a route is found however its line is wrapped, quoted or followed by more', () => {
  const text = `export const routes = [
    page('/', () => import('#pages/Home.tsx')),
    page(
      '/stamps/{entry_id}',
      () =>
        import(
          '#pages/Entry.tsx'
        ),
      { indexed: false },
    ), page("/a", () => import("#pages/A.tsx")),
    // page('/not', () => import('#pages/Not.tsx')),
  ]`
  expect(screensOf(text)).toEqual({ '/': 'src/pages/Home.tsx', '/stamps/{entry_id}': 'src/pages/Entry.tsx', '/a': 'src/pages/A.tsx' })
})

test('a page whose screen cannot be read stops the build', () => {
  expect(() => screensOf("page('/a', load)")).toThrow('src/app/routes.ts')
})

test('every page of the product has its screen', () => {
  const text = routesText()
  expect(Object.keys(screensOf(text))).toHaveLength(text.match(/\bpage\s*\(/g)!.length)
})

test('names of texts are found in any kind of quotes, and not in the middle of a sentence', () => {
  const script = ['const a={id:"a.b"},c=`c/d`,e=', "'e+f',g=`x$", '{a}y`;say("say \\"no.name\\" twice")'].join('')
  expect([...stringsIn('chunk.js', script)]).toEqual(['a.b', 'c/d', 'e+f', 'say "no.name" twice'])
})
