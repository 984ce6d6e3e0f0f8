/** DD-MM-YYYY, as it stands across a postmark. */
export const postmarkDate = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(Date.parse(at)).replaceAll('/', '-')
