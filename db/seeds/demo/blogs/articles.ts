// What the demo members have found out, each in their own language, and the operator's news. Invented like the members.
export interface DemoArticle {
  readonly by: string
  readonly title: string
  readonly summary: string
  readonly tags: readonly string[]
  /** See tree-from.ts. */
  readonly lines: readonly string[]
  readonly comments?: readonly { readonly by: string; readonly body: string }[]
}

export const OPERATOR = 'the_desk'

export const NEWS: readonly DemoArticle[] = [
  {
    by: OPERATOR,
    title: 'Articles have come to Cachet',
    summary: 'Write as long as a subject needs: with pictures, tables and items that draw as cards.',
    tags: ['news'],
    lines: [
      'Posts are for the find of the day. What takes longer now has a place of its own.',
      '# What an article can hold',
      '- Headings, lists, quotations and tables',
      '- Pictures with captions, each described for those who cannot see it',
      '- Items, lots and posts as cards that are always up to date',
      'A draft saves itself and stays yours until you publish it, now or at a time that you choose.',
    ],
    comments: [{ by: 'ingrid_solvang', body: 'At last a place for tables of dies.' }],
  },
]

export const ARTICLES: readonly DemoArticle[] = [
  {
    by: 'ingrid_solvang',
    title: 'Four ways to date a posthorn',
    summary:
      'The same horn has been printed for a century and a half. Its ring, its letters and its teeth tell you the decade before the catalogue does.',
    tags: ['posthorns', 'dating', 'norway'],
    lines: [
      'Everybody has a glassine of posthorns. Mine came with my grandfather’s stockbook: two hundred copies, one catalogue number pencilled on all of them, and wrong on most. What follows is the order in which I look, and it needs nothing but a loupe and a gauge.',
      '# The ring',
      'On the first printings the tube of the horn is shaded with fine lines. The lines fill with ink, so hold the stamp against the light before you call it clear. Later the ring is left white, and a horn that was brown becomes a horn that shines.',
      '! Hold it against the light: the lines fill with ink.',
      '# The letters',
      'Then read the country. NORGE without serifs belongs to the earlier dies; with serifs it is later, whatever the dealer wrote on the card.',
      '| Die | Ring | Letters | Perforation',
      '| I | Shaded | Without serifs | 14½ × 13½',
      '| II | Clear, 21 mm | Without serifs | 14½ × 13½',
      '| III | Clear | With serifs | 14½ × 13½, 13½ × 12½',
      '| IV | Clear, new die | With serifs | 14½ × 13½',
      'The last die is the one most of us own. A dated copy costs less than a coffee, so look for the cancel rather than the stamp:',
      '@ ',
      '> A gauge reading that falls between two columns is not a variety. It is a reading.',
      '# The teeth',
      'Only the third die changes its perforation. Measure two sides, three times, and write the dispersion down.',
      '# The cancel',
      'A readable date settles what the rest has left open. Keep the stamps that have one apart, even in the commonest colour.',
    ],
    comments: [
      { by: 'greta_l', body: 'The sentence about the gauge belongs above every workbench.' },
      { by: 'nora_c', body: 'Would you do the same for the official stamps?' },
    ],
  },
  {
    by: 'olivier_tassin',
    title: 'Lire une marque de gare',
    summary: 'Sur un colis postal, le timbre dit le prix ; c’est le cachet de la gare qui raconte le voyage.',
    tags: ['railways', 'colis-postaux'],
    lines: [
      'On me demande souvent par où commencer. Par les gares, toujours : une gare ouvre, change de nom, ferme, et chaque changement laisse une trace d’encre.',
      '# Ce qu’il faut regarder',
      '- Le nom, et la langue du nom',
      '- La forme du cadre : rectangle, octogone, double cercle',
      '- L’heure, quand elle y est : elle distingue deux trains du même jour',
      '! Le cadre octogonal ne sert que quelques années.',
      '# Les pièges',
      'Un cachet trop net sur un timbre trop frais n’a pas voyagé. Un nom écrit sur le tard, à l’encre bleue, est une aide du marchand et non de la gare.',
      '> Le timbre se compare ; la marque se lit.',
      '@ ',
    ],
    comments: [{ by: 'lea_vautrin', body: 'La liste des gares jusqu’à Poitiers viendra compléter cela.' }],
  },
  {
    by: 'mateo_arrieta',
    title: 'Matasellos rurales: del mostrador al camino',
    summary: 'Cómo distinguir una agencia de campaña de una estafeta, y por qué el color de la tinta importa más que la forma.',
    tags: ['matasellos', 'rioplatense'],
    lines: [
      'Las agencias de campaña trabajaban con lo que tenían. Por eso la tinta cambia antes que el cuño, y la tinta es lo primero que miro.',
      '# Tres tintas',
      '| Tinta | Dónde | Qué significa',
      '| Negra | Estafetas | Suministro regular',
      '| Azul | Agencias | Comprada en el pueblo',
      '| Violeta | Caminos | Almohadilla de oficina, ya al final',
      '! La misma agencia, dos tintas.',
      '# Un consejo',
      'No lave nunca una pieza con tinta violeta. Guárdela sobre su fragmento: el papel cuenta la mitad de la historia.',
      '@ ',
    ],
    comments: [{ by: 'lucia_benavent', body: 'Lo de la tinta violeta lo aprendí tarde y con agua.' }],
  },
  {
    by: 'vera_studenova',
    title: 'Полярная почта: что говорит штемпель',
    summary: 'Дата на конверте — это день гашения, а не день полёта. Как отличить дрейфующую станцию от памятного штемпеля.',
    tags: ['polar', 'space'],
    lines: [
      'Конверты с полюса красивы, и поэтому их делали много. Почта же возила немногое, и различие видно по штемпелю.',
      '# Рабочий или памятный',
      '- Рабочий штемпель стёрт неравномерно: чаще всего бита нижняя дуга',
      '- У памятного линии одинаковы на всех экземплярах',
      '- На прошедшем почту конверте есть и отметка о прибытии',
      '! Нижняя дуга сбита: штемпель работал.',
      '> Чистый конверт рассказывает о художнике, потёртый — о дороге.',
      '# С чего начать',
      'Возьмите одну станцию и один сезон. Десять конвертов рядом учат больше, чем сто по разным годам.',
      '@ ',
    ],
    comments: [{ by: 'fedor_laptin', body: 'Отметка о прибытии — лучший совет. Без неё не покупаю.' }],
  },
  {
    by: 'wei_lanting',
    title: '帆船票的版别：先看水，再看帆',
    summary: '同样的图案，不同的印次。水波、帆索与齿孔，三步分清。',
    tags: ['junks', 'plates'],
    lines: [
      '帆船票常见，所以大家都以为自己认得。真正分清版别，要按顺序看。',
      '# 第一步：水波',
      '初印的水波线条细而连续；再版时线条变粗，在船头下方断开。',
      '! 船头下方的水波是关键。',
      '# 第二步：帆索',
      '| 印次 | 水波 | 帆索',
      '| 初印 | 细、连续 | 单线',
      '| 再版 | 粗、断开 | 双线',
      '# 第三步：齿孔',
      '量两条边，各量三次。介于两档之间的读数不是变体，只是读数。',
      '> 先看水，再看帆，最后才翻目录。',
      '@ ',
    ],
    comments: [{ by: 'zhou_qingyue', body: '“先看水，再看帆”，记住了。' }],
  },
  {
    by: 'wendell_oakes',
    title: 'What a plate number does not tell you',
    summary: 'A number in the margin dates the plate, not the stamp. Three things I check before I believe it.',
    tags: ['line-engraved', 'plates'],
    lines: [
      'A plate was put to press when it was needed, rested when it was not, and came back years later. So the number is where the question begins.',
      '# Paper first',
      'Thickness and shrinkage change with the mill and the season. Two stamps of one plate can differ by half a millimetre, and both are right.',
      '! Same plate, two papers.',
      '# Then the wear',
      '- Hair lines go first',
      '- then the shading of the neck',
      '- the corner letters last of all',
      '# Then the colour',
      'Colour comes last because light lies. Compare under one lamp, on one grey card, and never across two screens.',
      '> If paper, wear and colour agree, the number may join them.',
      '@ ',
    ],
    comments: [{ by: 'edith_larkspur', body: 'The grey card is the cheapest tool I own and the one I use most.' }],
  },
]
