// What the demo members say to each other: posts, the newest last, with comments and reactions.
import type { ReactionKind } from '#features/reactions/contract.ts'

export interface SaidPost {
  readonly by: string
  readonly body: string
  /** Pictures of the author's own public items. */
  readonly pictures?: number
  readonly privacy?: 1
  readonly comments?: readonly SaidComment[]
  readonly reactions?: Readonly<Partial<Record<ReactionKind, readonly string[]>>>
}
export interface SaidComment {
  readonly by: string
  readonly body: string
  readonly replies?: readonly Omit<SaidComment, 'replies'>[]
}

export const TALK: readonly SaidPost[] = [
  {
    by: 'greta_l',
    body: 'Twelve years of ring type, one cancel for each day of the year. Only 29 February is still missing. #town-cancels',
    pictures: 3,
    reactions: { congratulations: ['tove_askholm', 'aino_rautiola', 'pieter_vo'], smile: ['nora_c'], helpful: ['ingrid_solvang'] },
    comments: [
      {
        by: 'ingrid_solvang',
        body: 'I may have a 29 Feb 1892 from Gävle in the duplicates. I look tonight.',
        replies: [{ by: 'greta_l', body: '@ingrid_solvang I will not sleep until then.' }],
      },
      { by: 'aino_rautiola', body: 'What do you do in leap years for the mounts? I would leave the hole and be proud of it.' },
    ],
  },
  {
    by: 'zhou_qingyue',
    body: '东方红一号纪念票的邮戳，终于凑齐了四个城市。 #space',
    pictures: 2,
    reactions: { great_find: ['wei_lanting', 'vera_studenova'], like: ['haruki_t'] },
    comments: [{ by: 'vera_studenova', body: 'Прекрасный комплект. У меня только Пекин.' }],
  },
  {
    by: 'wendell_oakes',
    body: 'A small puzzle for the weekend: perforation 11 on three sides, 10½ at the bottom. Before anybody says it: the gauge is metal and the paper is unwatermarked. #perforation',
    pictures: 1,
    reactions: { helpful: ['nora_c'], envy: ['hector_pelletier', 'imogen_t'] },
    comments: [
      { by: 'nora_c', body: 'Look at the corners under the loupe. If the bottom left tooth is short on one side only, it has been reperforated.' },
      {
        by: 'hector_pelletier',
        body: 'La même chose sur une petite reine, expertisée fausse en 1998.',
        replies: [{ by: 'wendell_oakes', body: '@hector_pelletier Do you still have the opinion? I would like to read it.' }],
      },
    ],
  },
  {
    by: 'olivier_tassin',
    body: 'Un lot de colis postaux trouvé dans une boîte à biscuits. Les oblitérations de gare sont presque toutes lisibles. Merci @ann pour le conseil ! #railways',
    pictures: 4,
    reactions: { great_find: ['ann', 'lea_vautrin', 'elio_c'], like: ['layla_m', 'thao_linh'] },
    comments: [{ by: 'ann', body: 'Montrez le verso de la deuxième : il y a souvent une marque de contrôle.' }],
  },
  {
    by: 'kazik_w',
    body: 'How do you store sheets of 100 without folding them? Mine have outgrown every stockbook I know. #storage',
    reactions: { like: ['bohumil_r'] },
    comments: [
      {
        by: 'bohumil_r',
        body: 'Plan chests for maps, with acid-free paper between. Second-hand from an architect, they cost less than ten stockbooks.',
      },
      { by: 'edith_larkspur', body: 'Whatever you take: lying flat, dry, and never under anything heavy.' },
    ],
  },
  {
    by: 'rosario_ql',
    body: 'Mariposas de los Andes: ya está completa la hoja, con sus dos variedades de color. #butterflies',
    pictures: 3,
    reactions: { congratulations: ['catalina_v', 'reka_s', 'lea_vautrin'], envy: ['beatriz_p'] },
  },
  {
    by: 'tove_askholm',
    body: 'Four hours with one inverted frame, and it is plate 8 after all and not 3. I am glad nobody was in the room. #bicoloured',
    pictures: 1,
    reactions: { smile: ['greta_l', 'ingrid_solvang', 'jon_hvalsted', 'edith_larkspur'] },
    comments: [{ by: 'jon_hvalsted', body: 'The room heard it. Which mark settled it?' }],
  },
  {
    by: 'ingrid_solvang',
    body: 'The Bergen cancel on the 20 øre reads 1911, not 1914. See the tail of the last figure: https://example.org/bergen-cancels #posthorns #town-cancels',
    pictures: 2,
    reactions: { helpful: ['tove_askholm', 'greta_l'], like: ['pieter_vo'] },
    comments: [{ by: 'greta_l', body: 'I agree, the 1 leans. Well seen.' }],
  },
]
