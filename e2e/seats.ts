import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import type { BrowserOptions, BrowserStage } from './browser.ts'

/** A browser in which this member is signed in, with the main part of its page. */
export const seatsIn =
  (world: World, stage: BrowserStage) =>
  async (who: Actor, more: BrowserOptions = {}) => {
    const seat = await stage.seat(more)
    await seat.context.addCookies([{ name: 'session', value: who.token!, url: world.settings.public_url }])
    return { seat, page: seat.page, main: seat.page.getByRole('main') }
  }
