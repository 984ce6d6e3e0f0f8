/** DD-MM-YYYY. */
export const postmarkDate = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(Date.parse(at)).replaceAll('/', '-')
