import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'

test.each([
  ['Ann Marie Keller', 'AK'],
  ['<b>Ann</b> ע', 'bע'],
  ['  !!! 42 ', ''],
  ['李雷', '李'],
  ['Zoë', 'Z'],
])('the initials of %s are letters only', (name, letters) => {
  const drawn = renderToStaticMarkup(<Avatar name={name} />)
  expect(drawn.replace(/<[^>]+>/g, '')).toBe(letters)
})
