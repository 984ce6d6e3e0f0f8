import type { PageSite } from '#server/pages/renderer.ts'

/** What the page of a guest is drawn for. */
export const guestSite: PageSite = {
  name: 'Cachet',
  currency: 'USD',
  sandbox: false,
  support_url: '',
  locale: 'en',
  theme: 'auto',
  density: 'comfortable',
  numbers: 'auto',
  single_keys: 'on',
  signed_in: false,
  origin: 'http://cachet.test',
  today: '2026-11-21',
}
