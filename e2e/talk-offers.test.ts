import { test } from 'vitest'
import { chat } from '#features/chat/contract.ts'
import { network } from '#features/network/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { goTo, useBrowser } from './browser.ts'
import { seatsIn } from './seats.ts'

const world = useWorld({ web: true })
const stage = useBrowser()
const at = (path: string) => `${world.settings.public_url}${path}`
const sitDown = seatsIn(world, stage)

test('ben asks about a listing, makes an offer from the talk, and sees on the card that ann has accepted it', async () => {
  const { ann: seller, ben: buyer } = world
  await world.pool.query("update members set plan = 'premium' where id = $1", [seller.id])
  await openShop(seller)
  const { id } = await sell(world, seller, { product: { accepting_best_offer: true } })
  await seller.gets(network.follow, { id: buyer.id })
  await buyer.gets(chat.begin, {
    ...{ user_id: seller.id, client_message_id: crypto.randomUUID(), body: 'Would you take less?', about_type: 'Product', about_id: id },
  })
  const [ann, ben] = [await sitDown(seller), await sitDown(buyer)]
  await goTo(ben.seat, at(`/chat/${seller.id}`))
  await goTo(ann.seat, at(`/chat/${buyer.id}`))
  await ben.main.getByRole('log').getByRole('button', { name: 'Make an offer' }).click()
  await ben.page.getByLabel('Your price').fill('100')
  await ben.page.getByRole('button', { name: 'Place offer' }).click()
  for (const { main } of [ann, ben]) await main.getByRole('log').getByText('Offer: ').waitFor()
  await ann.main.getByRole('log').getByText('Waiting for an answer').waitFor()
  await goTo(ann.seat, at('/product-offers?role=seller'))
  await ann.main
    .getByRole('button', { name: /^Accept offer/ })
    .first()
    .click()
  await ann.page.getByRole('dialog', { name: 'Accept this offer?' }).getByRole('button', { name: 'Accept offer' }).click()
  await ben.main.getByRole('log').getByRole('link').filter({ hasText: 'Accepted' }).waitFor()
}, 60_000)
