// Groups of the demo members: one of friends before a fair, one in three languages, and that of a club.
export interface SaidGroup {
  readonly owner: string
  readonly name: string
  /** They join by a link. */
  readonly others: readonly string[]
  /** The group of this club instead: its members are in it. */
  readonly club?: string
  readonly history?: 'all'
  /** By whom, then what. */
  readonly lines: readonly (readonly [string, string])[]
}

export const GROUPS: readonly SaidGroup[] = [
  {
    owner: 'ann',
    name: 'Before the fair in May',
    others: ['ben', 'greta_l', 'ingrid_solvang', 'wendell_oakes'],
    lines: [
      ['ann', 'Who comes to the fair, and on which day? I have a table from **Friday** on.'],
      ['greta_l', 'Saturday, table 14. I bring the ring cancels.'],
      ['wendell_oakes', 'Friday afternoon. @ann, would you bring plate 146, all corner letters?'],
      ['ann', '@wendell_oakes with pleasure. TD has the mark under the T, you will like it.'],
      ['ben', 'I am there on both days and can take parcels for whoever stays at home.'],
      ['ingrid_solvang', 'Then take one for me, please: three covers, flat, ~~two~~ `190 × 125 mm`.'],
    ],
  },
  {
    owner: 'zhou_qingyue',
    name: '东方红 · Восток · Swap by post',
    others: ['vera_studenova', 'ann', 'lea_vautrin'],
    history: 'all',
    lines: [
      ['zhou_qingyue', '各位好！这里交换通过邮寄，先寄清单，再寄邮票。'],
      ['vera_studenova', 'Здравствуйте! Список пришлю в воскресенье, есть две с полями.'],
      ['lea_vautrin', 'Bonjour à tous. Je cherche surtout les cachets de Shanghai.'],
      ['zhou_qingyue', '上海戳我有三枚，周末扫描。'],
    ],
  },
  {
    owner: 'nora_c',
    name: 'Line-Engraved, all of us',
    others: [],
    club: 'Line-Engraved Study Circle',
    lines: [
      ['nora_c', 'Quick questions here, findings in the club, so that they can be found again.'],
      ['wendell_oakes', 'TD from 146 is scanned: both sides, 1200 dpi.'],
      ['edith_larkspur', 'Lovely. The S is repaired too, look at its foot.'],
    ],
  },
]
