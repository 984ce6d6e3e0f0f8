/** Reserved usernames that could pass for staff. Compared by their look: without dots and dashes, 0 as o, 1 as l, and so on. */
const dispatcher = `abuse accounts admin admins administrator administrators anonymous billing cachet contact customercare customerservice deleted everyone former
  guest help helpdesk hostmaster info legal mail mailer mailerdaemon me member members moderation moderator moderators news noreply nobody notifications
  null official operator owner payments police postmaster press privacy root sales security service services staff standard status stripe support sysadmin
  system team test undefined user users verified wallet webmaster www`
/** First path segments of our URLs, and those reserved for the API, files and later pages. */
const addresses = `latest-feeds about action albums api assets atom auctions auction blog blogs bounties bounty bookmarks calendar calls cart catalogue categories chat club club-feeds clubs collections countries
  credentials dashboard docs edit-profile events exhibitions feeds flags follow-users followers followings follows forgot health home live login logout lots
  manage-subscriptions marketplace media medias meeting messages metrics network og orders outbox passkeys password photos privacy-policy product-offers products profile proposal
  refund-policy reset-password robots rss saved-searches search search-result seller sellers session sets setting settings shop signup sitemap sitemap.xml stamp-items stamps store stores
  subscription subscriptions terms terms-and-conditions topics trade trades upload uploads webhooks wishlist wishlists create-wish-item print-album imports exports offline service-worker push-worker push
  manifest reports decisions transparency join-events groups subscribe scan help support recommendations`
/** Prefixes that the product gives to erased accounts and to unconfirmed sign-ups that a later sign-up replaces. */
const GIVEN = /^(?:former|waiting)-/

const LOOKS: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' }
const looksLike = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[01345789i]/g, (sign) => LOOKS[sign]!)

const reserved = new Set(`${dispatcher} ${addresses}`.split(/\s+/).map(looksLike))

/** True for a reserved username; `site` is the deployment's name. */
export const isReserved = (username: string, site = ''): boolean =>
  GIVEN.test(username) || reserved.has(looksLike(username)) || (looksLike(site) !== '' && looksLike(username) === looksLike(site))
