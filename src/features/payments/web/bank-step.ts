/** URL of the gateway's 3-D Secure page in the viewer's language and theme. */
export function bankStep(action_url: string, { locale, theme }: { locale: string; theme: 'light' | 'dark' | 'auto' }): string {
  const url = new URL(action_url)
  url.searchParams.set('locale', locale)
  if (theme !== 'auto') url.searchParams.set('theme', theme)
  return url.href
}
