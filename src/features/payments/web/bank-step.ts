/** The bank's own step stands on the gateway's origin: it speaks our language and wears our theme. */
export function bankStep(action_url: string, { locale, theme }: { locale: string; theme: 'light' | 'dark' | 'auto' }): string {
  const url = new URL(action_url)
  url.searchParams.set('locale', locale)
  if (theme !== 'auto') url.searchParams.set('theme', theme)
  return url.href
}
