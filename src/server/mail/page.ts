import { escapeHtml } from '../html.ts'

/** A letter with several things on one page. */
export interface LetterPage {
  readonly date: string
  readonly sections: readonly {
    readonly name: string
    readonly colour: string
    readonly lines: readonly { readonly subject: string; readonly message: string; readonly path: string }[]
  }[]
  readonly more: string | null
  readonly foot: string
  readonly choose: { readonly text: string; readonly path: string }
}
export interface PageFrame {
  readonly locale: string
  readonly site_name: string
  readonly public_url: string
  readonly colour: string
  readonly subject: string
  readonly body: string
  readonly action: string | null
  readonly link: string | null
  readonly off: { readonly text: string; readonly page: string } | null
}

const [SERIF, SANS] = ["font-family:'Brygada 1918',Georgia,'Times New Roman',serif", "font-family:'Golos Text',Arial,Helvetica,sans-serif"]
/** Mail programs that know dark take these; all others show the light page. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:0}a{text-underline-offset:3px}
@media (max-width:600px){.w{width:100%!important}.p{padding-left:16px!important;padding-right:16px!important}}
@media (prefers-color-scheme:dark){.g{background:#0f1113!important}.c{background:#1a1e22!important}.t,.t a{color:#f1f3f0!important}.m,.m a{color:#b6beb9!important}.l{border-color:#3b4044!important}.h{color:#8fd3bd!important}}`

const cell = (inner: string, padding: string, more = '') => `<tr><td class="p" style="padding:${padding}${more}">${inner}</td></tr>`
const table = (inner: string, more = '') => `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${more}>${inner}</table>`

/** The page as mail programs show it: tables, styles in place, no script, one column that also fits a phone. */
export function pageHtml(page: LetterPage, frame: PageFrame): string {
  const at = (path: string) => escapeHtml(frame.public_url + path)
  const { site_name, subject, body, locale } = {
    ...frame,
    site_name: escapeHtml(frame.site_name),
    subject: escapeHtml(frame.subject),
    body: escapeHtml(frame.body),
  }
  const head = table(
    `<tr><td class="h" style="color:${frame.colour};${SERIF};font-weight:700;font-size:26px;line-height:34px"><img src="${at('/icon-192.png')}" width="30" height="30" alt="" style="vertical-align:-5px;border:0;margin-right:9px">${site_name}</td><td class="m" align="right" style="color:#5b646d;${SANS};font-size:14px">${escapeHtml(page.date)}</td></tr>`,
  )
  const title = `<h1 class="t" style="margin:0;color:#14181d;${SERIF};font-weight:600;font-size:32px;line-height:38px">${subject}</h1><p class="m" style="margin:8px 0 0;color:#454d55;${SANS};font-size:16px;line-height:24px">${body}</p>`
  const rows = [
    cell(head, '26px 24px 8px'),
    cell(title, '14px 24px 12px'),
    ...page.sections.map((one) => sectionHtml(one, at)),
    ...endHtml(page, frame, at),
  ]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${STYLE}</style></head><body class="g" style="margin:0;background:#f1f3f0"><div style="display:none;max-height:0;overflow:hidden">${body}</div>${table(
    `<tr><td align="center" style="padding:28px 0 40px"><table class="w c" role="presentation" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="width:600px;max-width:600px;background:#ffffff">${rows.join('')}</table></td></tr>`,
    'class="g" bgcolor="#f1f3f0"',
  )}</body></html>`
}

function sectionHtml({ name, colour, lines }: LetterPage['sections'][number], at: (path: string) => string): string {
  const head = `<h2 class="t" style="margin:0;color:#14181d;${SERIF};font-weight:600;font-size:24px;line-height:30px">${escapeHtml(name)}</h2>`
  const rows = lines.map(
    ({ subject, message, path }) =>
      `<tr><td width="4" bgcolor="${colour}" style="font-size:0;line-height:0">&nbsp;</td><td class="t l" style="padding:13px 0 13px 16px;border-bottom:1px solid #cbd2cd;${SANS};font-size:16px;line-height:23px;color:#14181d"><a href="${at(path)}" style="color:#14181d;font-weight:600">${escapeHtml(subject)}</a><br><span class="m" style="color:#454d55;font-size:15px">${escapeHtml(message)}</span></td></tr><tr><td colspan="2" height="6" style="font-size:0;line-height:0">&nbsp;</td></tr>`,
  )
  return cell(head, '22px 24px 8px') + cell(table(rows.join('')), '4px 24px 0')
}

function endHtml(page: LetterPage, { action, link, colour, off, site_name }: PageFrame, at: (path: string) => string): readonly string[] {
  const plain = (text: string, href: string) => `<a href="${escapeHtml(href)}" style="color:#14181d">${escapeHtml(text)}</a>`
  const more = page.more ? [cell(escapeHtml(page.more), '12px 24px 0', `;color:#454d55;${SANS};font-size:15px`)] : []
  const button =
    action && link
      ? [
          cell(
            `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${colour}" style="padding:13px 22px;border-radius:3px"><a href="${escapeHtml(link)}" style="color:#ffffff;text-decoration:none;${SANS};font-weight:600;font-size:16px;line-height:20px">${escapeHtml(action)}</a></td></tr></table>`,
            '22px 24px 4px',
          ),
        ]
      : []
  const ends = `${plain(page.choose.text, at(page.choose.path).replaceAll('&amp;', '&'))}${off ? `, ${plain(off.text, off.page)}` : ''}`
  const foot = `<span class="m">${escapeHtml(page.foot)} <span class="t">${ends}</span>.<br>${escapeHtml(site_name)}</span>`
  return [...more, ...button, cell(foot, '26px 24px 28px', `;color:#5b646d;${SANS};font-size:14px;line-height:21px`)]
}

/** The same without tables. */
export const pageText = (page: LetterPage, public_url: string): string =>
  [
    ...page.sections.map(({ name, lines }) =>
      [name, ...lines.map((one) => `- ${one.subject}\n  ${one.message}\n  ${public_url}${one.path}`)].join('\n'),
    ),
    ...(page.more ? [page.more] : []),
  ].join('\n\n')
