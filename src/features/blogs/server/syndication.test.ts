import { beforeAll, beforeEach, expect, test } from 'vitest'
import { xml2js } from 'xml-js'
import { posts } from '#features/posts/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { pictureOf } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { blogs } from '../contract.ts'
import { payloads } from '../test/payloads.ts'

const world = useWorld()
beforeAll(() => world.pool.query("update members set plan = 'premium'"))
beforeEach(() => world.pool.query('delete from posts'))

const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content })
const paragraph = (text: string, ...marks: object[]) => ({ type: 'paragraph', content: [{ type: 'text', text, ...(marks.length && { marks }) }] })
const read = async (path: string) => {
  const answer = await fetch(`${world.url}${path}`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
interface Element {
  readonly name?: string
  readonly text?: string
  readonly cdata?: string
  readonly elements?: readonly Element[]
}
function textsOf(xml: string, name: string): string[] {
  const found: string[] = []
  const look = (one: Element) => {
    if (one.name === name) found.push((one.elements ?? []).map((part) => part.text ?? part.cdata ?? '').join(''))
    for (const part of one.elements ?? []) look(part)
  }
  look(xml2js(xml) as Element)
  return found
}
async function published(who: Actor, title: string, content: string, more: object = {}) {
  const { draft } = await who.gets(blogs.begin, { title, content, ...more })
  return (await who.gets(blogs.publish, { id: draft.id, version: 1 })).draft.post_id!
}

test('RSS and Atom hold the whole text, of everybody and of one member', async () => {
  const { ann, ben } = world
  const media = await pictureOf(world, ann)
  const link = { type: 'link', attrs: { href: 'https://example.org/?a=1&b="2"'.replaceAll('"', '%22') } }
  const picture = { type: 'picture', attrs: { media_id: media, alt: 'A "horn"', caption: 'The ring' } }
  const id = await published(ann, 'Ring & <letters>', doc(paragraph('See here', { type: 'bold' }, link), picture))
  await published(ben, 'Teeth', doc(paragraph('13½')))
  const all = await read('/rss/blogs')
  expect([all.status, all.type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(textsOf(all.text, 'title')).toEqual(['Cachet: Blogs, newest first', 'Teeth', 'Ring & <letters>'])
  expect(textsOf(all.text, 'content:encoded')[1]).toMatch(
    /^<p><a href="https:\/\/example.org\/\?a=1&#38;b=%222%22" rel="ugc nofollow noopener"><strong>See here<\/strong><\/a><\/p><figure><img src="http[^"]+\/media\/[^"]+" alt="A &#34;horn&#34;" width="\d+" height="\d+"><figcaption>The ring<\/figcaption><\/figure>$/,
  )
  const anns = await read(`/atom/blogs?user_id=${ann.id}`)
  expect(textsOf(anns.text, 'title').slice(1)).toEqual(['Ring & <letters>'])
  expect(textsOf(anns.text, 'name')).toContain('ann Collector')
  await ann.gets(posts.remove, { id })
  expect(textsOf((await read(`/atom/blogs?user_id=${ann.id}`)).text, 'entry')).toEqual([])
})

const ALLOWED = /^(p|h2|h3|ul|ol|li|blockquote|hr|br|table|thead|tbody|tr|th|td|strong|em|a|figure|img|figcaption)$/
/** Every tag and attribute of the text, as a feed reader finds them. */
function parsedTags(html: string) {
  return [...html.matchAll(/<\/?([a-z0-9]+)((?:\s+[a-z]+="[^"<>]*")*)>/g)].map(([, name, attrs]) => ({
    name: name!,
    attrs: [...attrs!.matchAll(/([a-z]+)="/g)].map(([, attr]) => attr!),
  }))
}

test('D1, D2 whatever is written as text, title, alternative text or caption stays text in the feed', async () => {
  const { ann } = world
  const media = await pictureOf(world, ann)
  const parts = 40
  for (let from = 0; from < payloads.length; from += parts) {
    const these = payloads.slice(from, from + parts)
    const pictures = these.map((text) => ({
      type: 'picture',
      attrs: { media_id: media, alt: `x${text}`.slice(0, 500), caption: text.slice(0, 500) },
    }))
    const content = doc(...these.map((text) => paragraph(text)), ...pictures, {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: these[0] }],
    })
    await published(ann, `x ${these[0]!.slice(0, 140)}`, content, { summary: `x ${these[1]!.slice(0, 280)}` })
  }
  const { text } = await read('/rss/blogs')
  const bodies = textsOf(text, 'content:encoded')
  expect(bodies.length).toBe(Math.min(20, Math.ceil(payloads.length / parts)))
  for (const body of bodies) {
    const tags = parsedTags(body)
    // Whatever begins a tag is one of ours, whole.
    expect([...body.matchAll(/</g)].length).toBe(tags.length)
    for (const { name, attrs } of tags) {
      expect(name).toMatch(ALLOWED)
      for (const attr of attrs) expect(attr).toMatch(/^(href|rel|src|alt|width|height)$/)
    }
  }
})

test('D1, D8 in a link, a mark, a node or an id nothing of it is accepted', async () => {
  const { ann } = world
  for (const payload of payloads) {
    const wrong = [
      doc(paragraph('a', { type: 'link', attrs: { href: payload } })),
      doc(paragraph('a', { type: payload })),
      doc({ type: payload, content: [] }),
      doc({ type: 'card', attrs: { subject: payload, id: '01990000-0000-7000-8000-000000000001' } }),
      doc({ type: 'picture', attrs: { media_id: payload, alt: '', caption: '' } }),
      doc({ type: 'paragraph', style: payload }),
    ]
    for (const content of wrong) expect((await ann.ask(blogs.begin, { content })).status, payload).toBe(422)
  }
}, 120_000)
