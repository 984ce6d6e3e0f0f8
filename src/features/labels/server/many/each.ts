import type { Locale } from '#kernel/locale.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Translator } from '#server/i18n/translator.ts'

/** Carriers are asked for so many parcels at once. */
const AT_ONCE = 5

/** The answers in the order of what was asked. */
export async function inTurns<T, R>(all: readonly T[], ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const walk = async () => {
    while (next < all.length) {
      const at = next++
      answers[at] = await ask(all[at]!)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return answers
}

/** A refusal of one among many, as its own operation would say it. */
export const problemOf = (words: Translator, locale: Locale, { refused: code, facts }: Refusal) => ({ code, message: words.say(locale, code, facts) })
