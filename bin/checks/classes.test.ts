import { expect, test } from 'vitest'
import { checkClasses } from './classes.ts'

const sheets: Record<string, string> = { 'src/pages/Any.module.css': '.row { color: red }\n.row:hover .name { color: blue }' }
const found = (text: string) => checkClasses('src/pages/Any.tsx', `import css from './Any.module.css'\n${text}`, (path) => sheets[path]!)

test('a class that the sheet does not name is found, one that it names is let be', () => {
  expect(found('<li className={css.rows}><b className={css.name} /></li>')).toEqual(['src/pages/Any.tsx: ./Any.module.css has no class rows'])
  expect(found('<li className={css.row}><b className={css.name} /></li>')).toEqual([])
})
