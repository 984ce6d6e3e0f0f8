/** Catalogue numbers as files write them. */

import { separatedParts } from './cells.ts'
import { type Cell, problem, type Reading, type RowDraft, remark } from './draft.ts'

/** A column of one catalogue. Several numbers of it may stand in a cell. */
export function numberOf(draft: RowDraft, cell: Cell) {
  const type = cell.target.slice('number:'.length)
  for (const number of cell.text.split(/[,;|]/)) add(draft, cell, type, number.trim(), '')
}

/** `Mi:AR BL138, Sn:AR 2675, Gz :AR 758` of Colnect, `Scott 240; Michel 12`, or our own cells. */
export function numbersOf(draft: RowDraft, cell: Cell, reading: Reading) {
  if (cell.own) return ownNumbers(draft, cell, reading)
  for (const one of cell.text.split(/[,;|]/)) {
    const [, system = '', number = ''] = /^([^:]+):\s*(.+)$/.exec(one.trim()) ??
      /^(\p{L}[\p{L}. &#]*?)[\s.#№]+(\S*\d.*)$/u.exec(one.trim()) ?? [null, '', one.trim()]
    const type = system && reading.vocabulary.find('catalogue_types', system)
    // Colnect puts the country's code in front: `AD-ES 207`.
    const plain = number.trim().replace(/^[A-Z]{2}(-[A-Z]{2,4})? (?=\S)/, '')
    add(draft, cell, type || 'own', plain, type ? '' : system.trim())
  }
}

function add(draft: RowDraft, cell: Cell, type: string, number: string, custom_value: string) {
  if (!number) return
  if (number.length > 40 || custom_value.length > 60) return remark(draft, { header: cell.header, text: `${custom_value || type} ${number}` })
  draft.numbers.push({ type, number, custom_value })
}

function ownNumbers(draft: RowDraft, cell: Cell, { vocabulary }: Reading) {
  for (const [named = '', value = '', currency = '', year = '', custom_value = ''] of separatedParts(cell.text)) {
    const at = named.indexOf(':')
    const type = named.slice(0, Math.max(at, 0))
    if (!vocabulary.has('catalogue_types', type) || !/^\d*$/.test(value) || !/^\d*$/.test(year)) return problem(draft, 'unknown', cell)
    draft.numbers.push({
      type,
      number: named.slice(at + 1),
      custom_value,
      value: value ? Number(value) : null,
      currency: currency || null,
      year: year ? Number(year) : null,
    })
  }
}
