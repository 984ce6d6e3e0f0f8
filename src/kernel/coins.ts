/** The wallet's own currency: whole coins, never paid out and never converted. Coins that people collect are items, not this. */
export const COIN = 'COIN'

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
/** Plural forms as CLDR tells them apart. A table and no catalogue: amounts are written where no catalogue is loaded. */
const words: Readonly<Record<string, Forms>> = {
  en: { one: 'coin', other: 'coins' },
  es: { one: 'moneda', many: 'de monedas', other: 'monedas' },
  fr: { one: 'jeton', many: 'de jetons', other: 'jetons' },
  ru: { one: 'монета', few: 'монеты', many: 'монет', other: 'монеты' },
  'zh-CN': { other: '站内币' },
}
const rules = new Map<string, Intl.PluralRules>()
const formsIn = (language: string) => words[language] ?? words.en!

/** What so many coins are called: 1 coin, 2 coins; 21 монета, 22 монеты, 25 монет. */
export function coinWord(amount: number, language: string): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  const forms = formsIn(language)
  return forms[rule.select(Math.abs(amount))] ?? forms.other
}
/** The longest first: as people may type them behind a figure. */
export const coinWords = (language: string): readonly string[] => Object.values(formsIn(language)).toSorted((a, b) => b.length - a.length)
