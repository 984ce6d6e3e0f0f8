import { expect, test } from 'vitest'
import { PASSWORD } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ web: true })

test('the log-in form without script shows ivy the reason of her suspension after the right password, in her language; a wrong password reveals nothing', async () => {
  const ivy = await world.join('ivy')
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [ivy.id])
  await world.pool.query("insert into member_suspensions (member_id, reason) values ($1, 'Two coins were forged')", [ivy.id])
  const post = async (password: string, language = 'en') => {
    const response = await fetch(`${world.url}/login`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
        ...{ origin: world.settings.public_url, 'sec-fetch-site': 'same-origin' },
      },
      body: new URLSearchParams({ email: ivy.email, password }),
    })
    return { status: response.status, text: await response.text() }
  }
  const told = await post(PASSWORD)
  expect(told.status).toBe(403)
  expect(told.text).toContain('The reason given: “Two coins were forged”.')
  expect((await post(PASSWORD, 'ru')).text).toContain('Указанная причина: «Two coins were forged».')
  const stranger = await post('the words of a stranger')
  expect(stranger.status).toBe(422)
  expect(stranger.text).not.toContain('forged')
})
