import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { useSite } from '#web/router/use-site.ts'

/** Our colours for Stripe's frames, which cannot read our sheets: the values of styles/tokens. */
const LIGHT: Appearance = {
  theme: 'stripe',
  labels: 'above',
  variables: {
    ...{ colorPrimary: '#0b5a47', colorBackground: '#ffffff', colorText: '#14181d', colorTextSecondary: '#454d55', colorDanger: '#b3261e' },
    ...{ borderRadius: '4px', fontFamily: '"Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif', fontSizeBase: '16px' },
  },
}
const DARK: Appearance = {
  ...LIGHT,
  theme: 'night',
  variables: {
    ...LIGHT.variables,
    ...{ colorPrimary: '#5ccba8', colorBackground: '#161a1d', colorText: '#ecefed', colorTextSecondary: '#b7bfc4', colorDanger: '#ff9a8d' },
  },
}

export function useAppearance(): Appearance {
  const { theme } = useSite()
  const [dark, setDark] = useState(theme === 'dark')
  useEffect(() => setDark(theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'), [theme])
  return dark ? DARK : LIGHT
}
