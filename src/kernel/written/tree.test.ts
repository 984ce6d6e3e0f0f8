import { expect, test } from 'vitest'
import { isOutside, isWritten, MOST_NODES, readTree } from './tree.ts'
import { partsOf } from './tree-drawing.ts'
import { bodyOf, minutesOf, picturesIn } from './tree-facts.ts'

const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content })
const text = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const picture = (more: object = {}) => ({
  type: 'picture',
  attrs: { media_id: '01990000-0000-7000-8000-000000000001', alt: 'A horn', caption: '', ...more },
})

test('a tree is read as it was written, and reading what was read changes nothing', () => {
  const json = doc(
    paragraph(
      text('Plate '),
      text('146', { type: 'bold' }),
      { type: 'hardBreak' },
      text('see', { type: 'link', attrs: { href: 'https://example.org/a?b=1' } }),
    ),
    { type: 'heading', attrs: { level: 2 }, content: [text('The ring')] },
    {
      type: 'orderedList',
      content: [
        { type: 'listItem', content: [paragraph(text('one')), { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph()] }] }] },
      ],
    },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph(text('Die'))] }] }] },
    picture(),
    { type: 'horizontalRule' },
    { type: 'card', attrs: { subject: 'Product', id: '01990000-0000-7000-8000-000000000002' } },
  )
  const read = readTree(json)!
  expect(readTree(JSON.stringify(read))).toEqual(read)
  expect(partsOf(read)).toEqual([{ id: 'part-1', title: 'The ring' }])
  expect(bodyOf(read)).toBe('Plate 146 see\nThe ring\none\nDie')
  expect(picturesIn(read)).toEqual([{ media_id: '01990000-0000-7000-8000-000000000001', alt: 'A horn' }])
  expect([isWritten(read), isWritten(readTree(doc(paragraph(text(' '))))!)]).toEqual([true, false])
})

test('an unknown node, field or mark, a node in a wrong place and an empty list make it no tree', () => {
  const wrong: object[] = [
    { type: 'script', content: [text('alert(1)')] },
    { ...paragraph(text('a')), attrs: { style: 'position:fixed' } },
    paragraph(text('a', { type: 'textStyle', attrs: { color: 'red' } })),
    paragraph(text('a', { type: 'bold' }, { type: 'bold' })),
    paragraph(paragraph(text('a'))),
    { type: 'heading', attrs: { level: 1 }, content: [text('a')] },
    { type: 'heading', attrs: { level: 2, id: 'main' }, content: [text('a')] },
    { type: 'bulletList', content: [] },
    { type: 'listItem', content: [paragraph()] },
    picture({ src: 'https://evil.example/a.png' }),
    picture({ media_id: '../../etc/passwd' }),
    { type: 'card', attrs: { subject: 'Product', id: 'javascript:alert(1)' } },
    { type: 'iframe' },
  ]
  for (const node of wrong) expect(readTree(doc(node)), JSON.stringify(node)).toBeUndefined()
  for (const json of ['', '[]', 'null', '"doc"', '{"type":"paragraph"}', '{"type":"doc","__proto__":{"type":"doc"}}', '{"type":"doc","content":{}}'])
    expect(readTree(json), json).toBeUndefined()
})

test('links lead outside by http alone', () => {
  for (const href of ['https://example.org', 'http://example.org/ä?q=#a']) expect(isOutside(href), href).toBe(true)
  const refused = [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://ann@evil.example',
    'vbscript:x',
    'https://',
    '/wallet',
    'https://a.example/"onclick=',
  ]
  for (const href of refused) expect(isOutside(href), href).toBe(false)
})

test('too deep, too many, too long, and what covers or turns its neighbours', () => {
  const nested = (depth: number): object =>
    depth === 0
      ? paragraph(text('a'))
      : { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(), ...(depth > 1 ? [nested(depth - 1)] : [])] }] }
  expect([readTree(doc(nested(7))) !== undefined, readTree(doc(nested(9)))]).toEqual([true, undefined])
  expect(readTree(`${'{"type":"doc","content":['.repeat(40_000)}${']}'.repeat(40_000)}`)).toBeUndefined()
  expect(readTree(doc(...Array.from({ length: MOST_NODES }, () => paragraph())))).toBeUndefined()
  expect(readTree(doc(...Array.from({ length: 61 }, () => picture())))).toBeUndefined()
  expect(readTree(doc(...Array.from({ length: 10 }, () => paragraph(text('a'.repeat(15_000))))))).toBeUndefined()
  expect(readTree(doc(paragraph(text(`a${'\u0301'.repeat(40)}`))))).toBeUndefined()
  const read = readTree(doc(paragraph(text('a\u202eb'))))!
  expect(bodyOf(read)).toBe('ab')
})

test('a minute is 200 words or 400 signs without spaces', () => {
  const minutes = (words: string) => minutesOf(readTree(doc(paragraph(text(words))))!)
  expect([minutes('one'), minutes('word '.repeat(1_000)), minutes('邮'.repeat(2_000))]).toEqual([1, 5, 5])
})
