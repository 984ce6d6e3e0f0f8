import type { Locale } from '#kernel/locale.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { Wording } from './library.ts'

/** Placeholders while the operator's details are not configured. */
const UNKNOWN: Readonly<Record<Locale, { operator: string; address: string; email: string }>> = {
  en: {
    operator: 'the operator of this marketplace',
    address: '(The operator has not entered a postal address yet.)',
    email: 'the operator’s mailbox (not entered yet)',
  },
  es: {
    operator: 'el operador de este mercado',
    address: '(El operador aún no ha indicado una dirección postal.)',
    email: 'la dirección del operador (aún no indicada)',
  },
  fr: {
    operator: 'l’opérateur de ce site',
    address: '(L’opérateur n’a pas encore indiqué d’adresse postale.)',
    email: 'l’adresse de l’opérateur (pas encore indiquée)',
  },
  'zh-CN': { operator: '本站运营者', address: '（运营者尚未填写邮寄地址。）', email: '运营者的邮箱（尚未填写）' },
  ru: { operator: 'оператор этой площадки', address: '(Оператор ещё не указал почтовый адрес.)', email: 'адрес оператора (ещё не указан)' },
}

/** Replaces {name}, {currency} and others by the deployment's settings. */
export function fillIn(wording: Wording, { name, currency, commission, operator }: Tools['site'], locale: Locale): Wording {
  const unknown = UNKNOWN[locale]
  const facts: Record<string, string> = {
    site: name,
    currency,
    commission: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(commission / 10_000),
    operator: operator.name || unknown.operator,
    address: operator.address || unknown.address,
    email: operator.email ? `[${operator.email}](mailto:${operator.email})` : unknown.email,
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '')
  const sentence = (text: string) => fill(text).replace(/^./u, (first) => first.toLocaleUpperCase(locale))
  return {
    title: fill(wording.title),
    lead: sentence(wording.lead),
    sections: wording.sections.map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.map(({ type, lines }) => ({ type, lines: lines.map(type === 'text' ? sentence : fill) })),
    })),
  }
}
