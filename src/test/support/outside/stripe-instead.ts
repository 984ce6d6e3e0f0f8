import { afterAll, inject } from 'vitest'
import { openGateway } from '#sandbox/gateway/gateway.ts'
import { openPool } from '#server/db/db.ts'
import { quietPort } from '../ports.ts'

/** Settings of a product that takes the sandbox, on a database of its own, for Stripe: its pages load Stripe's script. Webhooks do not arrive. */
export async function stripeInstead() {
  const cluster = inject('cluster')
  const name = `stripe_${process.pid}`
  const main = openPool(`${cluster}/postgres`, 1)
  await main.query(`create database ${name}`)
  await main.end()
  const pool = openPool(`${cluster}/${name}`)
  const [port, secret_key, secret] = [await quietPort(), 'sk_test_element', 'whsec_element']
  const url = `http://127.0.0.1:${port}`
  const webhook = { url: 'http://127.0.0.1:9/', secret }
  const gateway = await openGateway({ ...{ pool, port, host: '127.0.0.1', secret_key, webhook }, publishable_key: 'pk_test_other', app_origin: url })
  afterAll(async () => {
    await gateway.close()
    await pool.end()
  })
  return { STRIPE_API_URL: url, STRIPE_SECRET_KEY: secret_key, STRIPE_PUBLISHABLE_KEY: 'pk_test_element', STRIPE_WEBHOOK_SECRET: secret }
}
