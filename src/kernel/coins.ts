/** Currency of the wallet: whole coins, never paid out or converted. Collected coins are items. */
export const COIN = 'COIN'

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
/** Plural forms by CLDR category. A table, because amounts are also written where no catalogue is loaded. */
const words: Readonly<Record<string, Forms>> = {
  en: { one: 'coin', other: 'coins' },
  es: { one: 'moneda', many: 'de monedas', other: 'monedas' },
  fr: { one: 'jeton', many: 'de jetons', other: 'jetons' },
  ru: { one: 'монета', few: 'монеты', many: 'монет', other: 'монеты' },
  'zh-CN': { other: '站内币' },
}
const rules = new Map<string, Intl.PluralRules>()
const formsIn = (language: string) => words[language] ?? words.en!

/** The plural form: 1 coin, 2 coins; 21 монета, 22 монеты, 25 монет. */
export function coinWord(amount: number, language: string): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  const forms = formsIn(language)
  return forms[rule.select(Math.abs(amount))] ?? forms.other
}
/** All forms, longest first, for parsing a typed amount. */
export const coinWords = (language: string): readonly string[] => Object.values(formsIn(language)).toSorted((a, b) => b.length - a.length)
