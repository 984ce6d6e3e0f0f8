import { expect, test } from 'vitest'
import { comments } from '#features/comments/contract.ts'
import { posts } from '#features/posts/contract.ts'
import { reports } from '#features/reports/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)

/** Mia takes the case and decides it. */
async function hideWithReasons(mia: Actor) {
  const desk = await sitDown(mia)
  await goTo(desk.seat, at('/dashboard/reports'))
  await desk.main.getByRole('link', { name: 'You are a forger, Ann' }).click()
  await desk.main.getByText('He insults me by name').waitFor()
  await desk.main.getByRole('button', { name: 'Take it' }).click()
  await desk.main.getByText('In progress').waitFor()
  await desk.main.getByRole('radio', { name: 'Hidden', exact: false }).check()
  await desk.main.getByLabel('Which rule').selectOption({ label: 'Harassment or insult' })
  await desk.main.getByLabel('What happened. The member reads it.').fill('It calls a member a forger')
  await desk.main.getByRole('button', { name: 'Decide', exact: true }).click()
  await desk.main.getByText('Resolved').first().waitFor()
}

test('ann reports ben’s comment, mia hides it with reasons, ben reads them and appeals, max reverses it, and it stands again', async () => {
  const mia = await world.join('mia', { role: 'moderator' })
  const max = await world.join('max', { role: 'moderator' })
  const { post } = await world.ann.gets(posts.create, { body: 'Plate 146 at last' })
  await world.ben.gets(comments.create, { commentable_type: 'Post', commentable_id: post.id, body: 'You are a forger, Ann' })

  const ann = await sitDown(world.ann)
  await goTo(ann.seat, at(`/feeds/show/${post.id}`))
  await ann.main.getByRole('button', { name: 'Report the comment of ben Collector' }).click()
  const form = ann.page.getByRole('dialog', { name: 'Report the comment of ben Collector' })
  await form.getByRole('radio', { name: 'Harassment or insult' }).check()
  await form.getByLabel('What is wrong, in your words').fill('He insults me by name')
  await form.getByRole('button', { name: 'Send the report' }).click()
  await ann.page.getByText('Thank you. The moderators look at it.').waitFor()

  await hideWithReasons(mia)
  await world.settle()

  const ben = await sitDown(world.ben)
  await goTo(ben.seat, at('/notifications'))
  await ben.main.getByText('You are a forger, Ann was hidden').first().click()
  await ben.main.getByText('It calls a member a forger').waitFor()
  expect(await ben.main.textContent()).not.toMatch(/mia|ann Collector/)
  await ben.main.getByLabel('What is wrong about it').fill('It was a joke between us')
  await ben.main.getByRole('button', { name: 'Appeal', exact: true }).click()
  await ben.main.getByText('You are told the answer.', { exact: false }).waitFor()

  const other = await sitDown(max)
  await goTo(other.seat, at('/dashboard/appeals'))
  await other.main.getByLabel('Answer. The member reads it.').fill('Ann says so too')
  await other.main.getByRole('button', { name: 'Reverse the decision' }).click()
  await other.main.getByText('No appeal waits').waitFor()
  await world.settle()
  await goTo(ben.seat, at('/decisions'))
  await ben.main.getByText('Reversed').waitFor()
  await goTo(ann.seat, at(`/feeds/show/${post.id}`))
  await ann.main.getByText('You are a forger, Ann').waitFor()
  await goTo(ann.seat, at('/reports'))
  await ann.main.getByText('Resolved').waitFor()
  const guest = await stage.seat()
  await goTo(guest, at('/transparency'))
  await guest.page.getByText('Decisions reversed').waitFor()
  expect((await world.guest.gets(reports.figures, {})).half_years[0]).toMatchObject({ reports: 1, reversed: 1 })
})
