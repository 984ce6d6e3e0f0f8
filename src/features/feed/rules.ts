/** Of the specification. What is not built yet has no cards, and is left out. */
export const itemTypes = ['Product', 'Trade', 'Auction', 'Bounty', 'Event', 'Post', 'FlagTicket'] as const
export type ItemType = (typeof itemTypes)[number]
export const feedTypes = ['following', 'latest', 'market', 'clubs'] as const
export type FeedType = (typeof feedTypes)[number]
/** Why it is shown to this viewer. */
export const feedReasons = ['own', 'followed', 'reshared', 'latest'] as const
export type FeedReason = (typeof feedReasons)[number]

/** Members whose new things fill a feed; the latest followed of more. */
export const MOST_FOLLOWED = 2_000
/** Followed members whose news the open page hears of at once. */
export const MOST_HEARD = 40
/** New things that are counted; more are "20+". */
export const MOST_NEWS = 20
export const MOST_WORDS = 200

export function reasonOf(
  { kind, actor_id }: { readonly kind: string; readonly actor_id: string },
  viewer: string | null,
  followed: ReadonlySet<string>,
): FeedReason {
  if (actor_id === viewer) return 'own'
  if (kind === 'reshare') return 'reshared'
  return followed.has(actor_id) ? 'followed' : 'latest'
}

/** A muted word is met as a whole word, whatever its case and accents; a phrase as it stands. */
export function saysMuted(text: string, words: readonly string[]): boolean {
  if (!words.length || !text) return false
  const said = ` ${folded(text)} `
  return words.some((word) => said.includes(isUnspaced(word) ? folded(word) : ` ${folded(word)} `))
}
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
