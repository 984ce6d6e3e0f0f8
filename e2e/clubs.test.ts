import { expect, test } from 'vitest'
import { clubs } from '#features/clubs/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`

const sitDown = seatsIn(world, stage)

test('ben asks to join ann’s club, she lets him in, he writes, she removes it and hands the club over to him', async () => {
  const { club } = await world.ann.gets(clubs.create, { name: 'Classics Circle', joining: 'request', rules: ['Both sides, please.'] })
  const [ann, ben] = [await sitDown(world.ann), await sitDown(world.ben)]
  await goTo(ben.seat, at(`/club/show/${club.id}`))
  await ben.main.getByRole('link', { name: 'Ask to join' }).click()
  await ben.main.getByRole('checkbox', { name: 'I accept the rules of the club' }).check()
  await ben.main.getByRole('button', { name: 'Ask to join' }).click()
  await ben.main.getByText('Your request is sent.').waitFor()

  await goTo(ann.seat, at(`/club/${club.id}/members?list=applied`))
  await ann.main.getByRole('button', { name: 'Accept ben Collector' }).click()
  await ann.main.getByText('Nobody here').waitFor()
  await goTo(ben.seat, at(`/club/show/${club.id}`))
  await ben.main.getByRole('button', { name: 'Show a page, ask a question' }).click()
  await ben.main.getByRole('combobox').fill('Cheap, by mail only')
  await ben.main.getByRole('button', { name: 'Post to the club' }).click()
  await ben.main.getByRole('article').filter({ hasText: 'Cheap, by mail only' }).waitFor()

  await goTo(ann.seat, at(`/club/show/${club.id}`))
  await ann.main.getByLabel('More about the post of ben Collector').click()
  await ann.main.getByRole('button', { name: 'In this club' }).click()
  await ann.page.getByRole('textbox', { name: 'Reason' }).fill('Offers go through the market')
  await ann.page.getByRole('button', { name: 'Remove from the club' }).click()
  await ann.main.getByText('Nothing is written here yet').waitFor()

  await goTo(ann.seat, at(`/club/${club.id}/members`))
  await ann.main.getByLabel('More about ben Collector').click()
  await ann.main.getByRole('button', { name: 'Hand the club over' }).click()
  await ann.page.getByRole('button', { name: 'Hand over to ben Collector' }).click()
  await expect.poll(async () => (await world.ben.gets(clubs.show, { id: club.id })).club.own?.standing).toBe('owner')
})
