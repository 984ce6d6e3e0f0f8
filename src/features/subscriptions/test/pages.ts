import { wish } from '#test/support/plans.ts'
import type { SlicePages } from '#test/support/slice-pages.ts'
import { subscriptions } from '../contract.ts'

export const pages: SlicePages = {
  addresses: {
    guest: ['/subscription', '/subscription/plans', '/subscription/plans?cycle=yearly'],
    ben: [
      '/manage-subscriptions?redirect_back=%2Fproducts%2Fcreate',
      '/signup/subscription?plan=basic&cycle=yearly',
      '/signup/subscription/{ben}?plan=basic&cycle=yearly',
    ],
    cleo: ['/subscription/paid?charge={charge}'],
  },
  async stock({ cleo }) {
    const { charge } = await cleo.gets(subscriptions.start, wish('basic'))
    return { charge: charge.id }
  },
}
