// What the demo members write to each other, two by two; the last lines are still unread.
export interface SaidChat {
  readonly between: readonly [string, string]
  /** By the first of the two when the line begins with `>`. */
  readonly lines: readonly string[]
  /** The first line is about something that the other sells. */
  readonly about_product?: true
}

export const CHATS: readonly SaidChat[] = [
  {
    between: ['ben', 'ann'],
    about_product: true,
    lines: [
      '> Good evening. Is the hinge over the thin, or beside it?',
      'Beside it. The thin is upper left, a pinhead, and only seen from the back.',
      '> Good. Then I take it with the next parcel, if you can wait until Friday.',
      'Friday is fine. I put it aside for you.',
    ],
  },
  {
    between: ['ann', 'olivier_tassin'],
    lines: [
      '> Olivier, have you seen the reverse of the second colis postal?',
      'Oui, la marque est bien là : un P dans un cercle, à peine lisible.',
      '> Then it went through Poitiers. Show it in the club, they will be glad.',
    ],
  },
  {
    between: ['greta_l', 'ann'],
    lines: [
      '> I am at the fair on Saturday, table 14. Shall I bring the ring cancels?',
      'Please do! And the 1887 one, if it is not sold.',
      '> It is yours.',
    ],
  },
  {
    between: ['zhou_qingyue', 'vera_studenova'],
    lines: ['> 您好，那套东方红还缺一枚上海戳，您手上有吗？', 'Есть две, обе с полями. Пришлю снимки вечером.', '> 太好了，谢谢！'],
  },
  {
    between: ['kazik_w', 'ann'],
    about_product: true,
    lines: ['> Good morning. Would you send it to Kraków by registered letter, and what would that cost?'],
  },
  { between: ['hector_pelletier', 'ann'], lines: ['> Bonjour, j’ai vu vos bleus de France. Cherchez-vous toujours le 25 c. avec l’ancre ?'] },
]
