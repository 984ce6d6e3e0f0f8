import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { type PostId, posts } from '#features/posts/contract.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { expectQuiet, goTo, useBrowser, wordsOn } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)

beforeAll(async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set created_at = clock_timestamp() - interval '30 days'")
  await ben.gets(network.follow, { id: ann.id })
  await ann.gets(network.follow, { id: ben.id })
  await cleo.gets(network.follow, { id: ann.id })
})

test('ann writes a post, ben’s open feed announces it, he reacts and comments, she answers him by name', async () => {
  const [ann, ben] = [await sitDown(world.ann), await sitDown(world.ben)]
  await goTo(ann.seat, at('/feeds'))
  await ann.main.getByRole('button', { name: 'What came in the post?' }).click()
  await ann.main.getByRole('combobox', { name: 'What came in the post?' }).fill('An older one #line-engraved')
  await ann.main.getByRole('button', { name: 'Post', exact: true }).click()
  await wordsOn(ann.main, 'An older one').waitFor()
  await world.settle()
  const older = (await world.pool.query<{ id: PostId }>("select id from posts where body like 'An older one%'")).rows[0]!.id

  await goTo(ben.seat, at('/feeds'))
  await ben.main.getByText('An older one').waitFor()
  await ann.main.getByRole('button', { name: 'What came in the post?' }).click()
  await ann.main.getByRole('combobox', { name: 'What came in the post?' }).fill('Plate 146, at last')
  await ann.page.keyboard.press('Control+Enter')
  const bar = ben.main.getByRole('button', { name: 'Show what is new, of ann Collector' })
  await bar.waitFor()
  expect(await ben.main.getByText('Plate 146, at last').count(), 'nothing comes before it is asked for').toBe(0)
  // The list comes anew with what she corrects; what is new stays behind the bar.
  await world.ann.gets(posts.edit, { id: older, body: 'An older one, of 1864 #line-engraved' })
  await ben.main.getByText('An older one, of 1864').waitFor()
  await bar.click()
  const post = ben.main.getByRole('article').filter({ hasText: 'Plate 146, at last' })
  await post.getByRole('button', { name: 'Like' }).click()
  await post.getByRole('button', { name: 'You: Like. Take it back' }).waitFor()
  await post.getByRole('link', { name: /^Comments/ }).click()
  await ben.main.getByRole('heading', { name: 'No Comments Exists' }).waitFor()
  await ben.main.getByRole('combobox', { name: 'Your comment' }).fill('It waited in the drawer')
  await ben.main.getByRole('button', { name: 'Comment', exact: true }).click()
  await wordsOn(ben.main, 'It waited in the drawer').waitFor()

  await goTo(ann.seat, ben.page.url().split('#')[0]!)
  await ann.main.getByRole('button', { name: 'Reply to ben Collector' }).click()
  const answer = ann.main.getByRole('combobox', { name: 'Your answer' })
  await answer.pressSequentially('I knew it, @be')
  await ann.main.getByRole('option', { name: /ben Collector/ }).waitFor()
  await ann.page.keyboard.press('Enter')
  expect(await answer.inputValue()).toBe('I knew it, @ben ')
  await ann.main.getByRole('button', { name: 'Answer', exact: true }).click()
  // By the live line: ben's page shows it without a reload.
  await ben.main.getByText('I knew it,').waitFor()
  await goTo(ben.seat, at('/notifications'))
  await ben.main.getByText('ann Collector has named you in a comment').waitFor()
  expectQuiet(ann.seat, ben.seat)
}, 180_000)

test('what ann sells and what she keeps take reactions and comments at the foot of their pages, and she hears of them', async () => {
  const { ann } = world
  await openShop(ann)
  const product = await sell(world, ann)
  const item = await keepItem(world, ann)
  await world.settle()
  await world.pool.query('delete from notifications')
  const ben = await sitDown(world.ben)
  for (const path of [`/products/${product.id}#discussion`, `/stamp-items/${item.id}/show`]) {
    await goTo(ben.seat, at(path))
    const foot = ben.main.locator('#discussion')
    await foot.scrollIntoViewIfNeeded()
    await foot.getByRole('heading', { name: 'No Comments Exists' }).waitFor()
    await foot.getByRole('button', { name: 'Like' }).click()
    await foot.getByRole('button', { name: 'You: Like. Take it back' }).waitFor()
    await foot.getByRole('combobox', { name: 'Your comment' }).fill('Is the gum original?')
    await foot.getByRole('button', { name: 'Comment', exact: true }).click()
    await foot.getByRole('heading', { name: '1 comment' }).waitFor()
  }
  await world.settle()
  const told = await sitDown(ann)
  await goTo(told.seat, at('/notifications'))
  await expect.poll(() => told.main.getByText('ben Collector has commented on what you show').count()).toBe(2)
  expectQuiet(ben.seat, told.seat)
}, 120_000)

test('a post for connections is found by ben, and by cleo nowhere', async () => {
  const [ann, ben, cleo] = [await sitDown(world.ann), await sitDown(world.ben), await sitDown(world.cleo)]
  await goTo(ann.seat, at('/feeds'))
  await ann.main.getByRole('button', { name: 'What came in the post?' }).click()
  await ann.main.getByRole('combobox', { name: 'What came in the post?' }).fill('CANARY for connections')
  await ann.main.getByRole('combobox', { name: 'For whom' }).selectOption('Connections')
  await ann.main.getByRole('button', { name: 'Post', exact: true }).click()
  await wordsOn(ann.main, 'CANARY for connections').waitFor()
  await world.settle()
  await goTo(ben.seat, at('/feeds'))
  await ben.main.getByText('CANARY for connections').waitFor()
  const address = await ben.main.getByRole('article').filter({ hasText: 'CANARY' }).locator('a[href^="/feeds/show/"]').first().getAttribute('href')
  for (const path of ['/feeds', '/latest-feeds', `/profile/${world.ann.id}`]) {
    await goTo(cleo.seat, at(path))
    expect(await cleo.page.content(), path).not.toContain('CANARY')
  }
  const said = await fetch(at(address!), { headers: { cookie: `session=${world.cleo.token}` } })
  expect([said.status, (await said.text()).includes('CANARY')]).toEqual([404, false])
}, 120_000)

test('a draft stays on the device, and a deleted post comes back', async () => {
  const { seat, page, main } = await sitDown(world.ann)
  await goTo(seat, at('/feeds'))
  await main.getByRole('button', { name: 'What came in the post?' }).click()
  await main.getByRole('combobox', { name: 'What came in the post?' }).fill('The Bergen cancel reads 1911')
  await goTo(seat, at('/feeds'))
  await main.getByText('Draft kept').waitFor()
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByRole('button', { name: 'Post', exact: true }).click()
  const post = main.getByRole('article').filter({ hasText: 'The Bergen cancel' })
  await post.waitFor()
  await post.locator('summary').click()
  await post.getByRole('button', { name: 'Delete' }).click()
  await main.getByText('You deleted your post.').waitFor()
  // The feed has heard of it, and leaves it out.
  await world.settle()
  await post.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await post.waitFor()
  expectQuiet(seat)
}, 120_000)
