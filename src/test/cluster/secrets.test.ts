import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { credentials } from '#features/credentials/contract.ts'
import { codeAt } from '#features/credentials/server/totp.ts'
import { medias } from '#features/media/contract.ts'
import { newSecret } from '#server/auth/secret-file.ts'
import { PASSWORD } from '../support/cast.ts'
import { call, request } from '../support/http-request.ts'
import { useCluster } from './cluster.ts'

const cluster = useCluster()
const codeNow = (secret: string) => codeAt(secret, Math.floor(Date.now() / 30_000))

test('an authenticator set up at one process works at the other, and a private picture of one is shown by the other', async () => {
  const dora = await cluster.join('dora')
  const { secret } = await cluster.at(0, dora).gets(credentials.beginAuthenticator, {})
  await cluster.at(1, dora).gets(credentials.confirmAuthenticator, { code: codeNow(secret) })
  // Replay protection: the code of this half-minute was used; forget it, so that the test need not wait for the next one.
  await cluster.pool.query('update authenticators set last_step = 0 where member_id = $1', [dora.id])
  const { second_step } = await cluster.at(0).gets(accounts.logIn, { email: dora.email, password: PASSWORD })
  const entered = await cluster.at(1).ask(credentials.secondStep, { challenge: second_step!.challenge, code: codeNow(secret) })
  expect([entered.status, typeof entered.result?.token]).toEqual([200, 'string'])

  const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#836' } })
    .png()
    .toBuffer()
  const kept = await call(cluster.urls[0]!, medias.upload, { medias: picture }, { token: dora.token })
  expect(kept.status, kept.text).toBe(200)
  const address = (kept.json.result as unknown as { medias: { media_url: string }[] }).medias[0]!.media_url
  expect(address).toContain('signature=')
  for (const url of cluster.urls) expect((await request(url + address)).status).toBe(200)
  for (const url of cluster.urls) expect((await request(url + address.replace('signature=', 'signature=A'))).status).toBe(404)
})

test('a third process with another master key, or with none, does not start', async () => {
  await expect(cluster.start({ MASTER_KEY: newSecret() })).rejects.toThrow(
    /ended with 78:\s+MASTER_KEY has the fingerprint \w{12}, but this database is sealed by/,
  )
  await expect(cluster.start({ MASTER_KEY: '' })).rejects.toThrow(
    /ended with 78:\s+This database is sealed by the master key \w{12}, which is not here/,
  )
})
