import { drawFacts, drawHead, drawParty, LEFT, RIGHT } from '#server/pdf/letter-layout.ts'
import { openPaper } from '#server/pdf/paper.ts'
import type { PostageAddress } from '#server/postage/postage.ts'
import type { LabelRow } from './queries.ts'

interface Specimen {
  readonly label: LabelRow
  readonly from: PostageAddress
  readonly to: PostageAddress
  readonly site: string
  readonly locale: string
  readonly say: (id: 'specimen' | 'from' | 'to' | 'number' | 'weight_is') => string
}
/** What the embedded carriers would print: it says of itself that it is worth nothing. */
export async function drawSpecimen({ label, from, to, site, locale, say }: Specimen): Promise<Buffer> {
  const { carrier, service, tracking, ounces, created_at: at } = label
  const pdf = await openPaper({ title: tracking, author: site, lang: locale, at })
  await drawHead(pdf, { site, title: carrier, number: service })
  const y = Math.max(
    await drawParty(pdf, { label: say('from'), lines: linesOf(from) }, LEFT, 140),
    await drawParty(pdf, { label: say('to'), lines: linesOf(to) }, RIGHT, 140),
  )
  const facts = [
    { label: say('number'), value: tracking },
    { label: say('weight_is'), value: `${ounces} oz` },
  ]
  const below = await drawFacts(pdf, facts, y + 24)
  await pdf.text(say('specimen'), { x: LEFT, y: below + 24, width: RIGHT }, { size: 14, bold: true })
  return pdf.done()
}

const linesOf = ({ full_name, address, zipcode, city, state, country }: PostageAddress) =>
  [full_name, address, [zipcode, city].filter(Boolean).join(' '), state, country].filter(Boolean)

interface Missing {
  readonly site: string
  readonly locale: string
  readonly at: Date
  readonly line: string
}
/** In the place of a label that nobody gives now. */
export async function drawMissing({ site, locale, at, line }: Missing): Promise<Buffer> {
  const pdf = await openPaper({ title: line, author: site, lang: locale, at })
  await pdf.text(line, { x: LEFT, y: 140, width: RIGHT }, { size: 14, bold: true })
  return pdf.done()
}
