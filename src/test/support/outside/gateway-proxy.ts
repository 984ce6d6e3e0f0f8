import Stripe from 'stripe'
import { afterAll, beforeAll } from 'vitest'
import type { World } from '../world.ts'
import { type InterceptingProxy, openInterceptingProxy } from './intercepting-proxy.ts'

/** A proxy between the product and its gateway that can be interrupted. */
export function useGatewayProxy(world: World) {
  let proxy: InterceptingProxy
  beforeAll(async () => {
    const { gateway } = world.gateway
    proxy = await openInterceptingProxy(() => `http://127.0.0.1:${world.settings.gateway_port}`)
    const { hostname, port } = new URL(proxy.url)
    const key = `sk_test_${world.secrets.gateway}`
    const stripe = new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0, timeout: 10_000 })
    Object.assign(gateway, { stripe })
  })
  afterAll(() => proxy?.close())
  return {
    /** Blocks requests whose path matches; without a pattern all. */
    cut: (path = /./) => proxy.watch((_, asked) => !path.test(asked)),
    mend: () => proxy.watch(undefined),
  }
}
