import { afterAll, inject } from 'vitest'
import { openCardNetwork } from '#app/gateway.ts'
import { openPool } from '#server/db/db.ts'
import { readSettings } from '#server/settings.ts'
import { quietPort } from '../ports.ts'

/** Settings of a product that takes the sandbox, on a database of its own, for Stripe: its pages load Stripe's script. Webhooks do not arrive. */
export async function stripeInstead() {
  const cluster = inject('cluster')
  const name = `stripe_${process.pid}`
  const main = openPool(`${cluster}/postgres`, 1)
  await main.query(`create database ${name}`)
  await main.end()
  const pool = openPool(`${cluster}/${name}`)
  const [nobody, port] = [await quietPort(), await quietPort()]
  const settings = readSettings({ PORT: String(nobody), GATEWAY_PORT: String(port) })
  const network = await openCardNetwork(settings, pool, { gateway: 'element', webhook: 'element' })
  afterAll(async () => {
    await network.close()
    await pool.end()
  })
  const keys = { STRIPE_SECRET_KEY: 'sk_test_element', STRIPE_PUBLISHABLE_KEY: 'pk_test_element', STRIPE_WEBHOOK_SECRET: 'whsec_element' }
  return { STRIPE_API_URL: `http://127.0.0.1:${port}`, ...keys }
}
