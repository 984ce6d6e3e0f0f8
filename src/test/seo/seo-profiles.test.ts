import { beforeAll, expect, test } from 'vitest'
import { profiles } from '#features/profiles/contract.ts'
import { visit } from '../support/files/page-reader.ts'
import { useWorld } from '../support/world.ts'

const HOSTILE = `</script><!--<script>window.__pwn=1</script>\u2028]]>&"'<svg onload=x>`
const world = useWorld({ web: true, SITE_NAME: 'Penny Post', LIMITS: '1' })

beforeAll(async () => {
  await world.ann.gets(profiles.update, { description: HOSTILE, city: 'Lyon', phone: '+33 1 23 45' })
  await world.ben.gets(profiles.update, { description: 'Trades quietly.' })
  await world.ben.gets(profiles.setVisibility, { visibility: {}, is_private: true })
  await world.cleo.gets(profiles.update, { description: 'Gone for now.' })
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [world.cleo.id])
})

test('a profile tells who somebody is in the words of schema.org, under one address, and nothing that is hidden', async () => {
  const { text, status } = await visit(world.url, `/profile/${world.ann.id}`)
  const url = `${world.settings.public_url}/profile/${world.ann.id}`
  const [fact] = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => JSON.parse(json!))
  expect(status).toBe(200)
  expect(fact).toMatchObject({ '@type': 'ProfilePage', url, mainEntity: { '@type': 'Person', name: 'ann Collector', alternateName: 'ann' } })
  expect(fact.mainEntity.description).toBe(HOSTILE)
  expect(text).toContain(`<link rel="canonical" href="${url}"`)
  expect(text).not.toMatch(/<svg onload|window\.__pwn=1<\/script>|\+33 1 23|ann@example\.com|Lyon/)
  expect((await visit(world.url, `/profile/${world.ann.id}?tab=about`)).text).toMatch(/name="robots" content="noindex/)
})

test('a private profile is nobody’s find, and one that is away is not there', async () => {
  const { text } = await visit(world.url, `/profile/${world.ben.id}`)
  expect(text).toMatch(/name="robots" content="noindex/)
  expect(text).not.toMatch(/ld\+json|Trades quietly/)
  expect((await visit(world.url, `/profile/${world.cleo.id}`)).status).toBe(404)
  const map = async (path: string) => (await fetch(world.url + path)).text()
  const files = [...(await map('/sitemap.xml')).matchAll(/sitemaps\/(profiles-[\w-]+\.xml)/g)].map(([, file]) => file!)
  const listed = (await Promise.all(files.map((file) => map(`/sitemaps/${file}`)))).join()
  expect([world.ann, world.ben, world.cleo].map(({ id }) => listed.includes(`/profile/${id}`))).toEqual([true, false, false])
})

test('a link to a public profile shows a card of its own; a private one and one that is away have none', async () => {
  const said = await Promise.all([world.ann, world.ben, world.cleo].map(({ id }) => fetch(`${world.url}/og/profiles/${id}.jpg`)))
  expect(said.map(({ status }) => status)).toEqual([200, 404, 404])
  expect(said[0]!.headers.get('content-type')).toBe('image/jpeg')
  const [anns, bens] = [await visit(world.url, `/profile/${world.ann.id}?tab=about`), await visit(world.url, `/profile/${world.ben.id}`)]
  expect(anns.text).toContain(`/og/profiles/${world.ann.id}.jpg`)
  expect(bens.text).toContain('/og/site.jpg')
  expect(bens.text).not.toContain('/og/profiles/')
})

test('P3 ten thousand profiles an hour are told to come back, by the API and by the page; numbers and names are not walked either', async () => {
  for (const [path, most] of [
    [`/api/users/${world.ann.id}`, 120],
    ['/api/users?search=a', 60],
    [`/profile/${world.ann.id}`, 120],
  ] as const) {
    const statuses: number[] = []
    let waits: string | null = null
    for (let at = 0; at < most + 5; at++) {
      const said = await fetch(world.url + path)
      statuses.push(said.status)
      if (said.status === 429) waits = said.headers.get('retry-after')
      await said.arrayBuffer()
    }
    expect([path, statuses.at(-1), Number(waits) > 0]).toEqual([path, 429, true])
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(most)
    expect(most * 60).toBeLessThan(10_000)
  }
}, 120_000)
