import { expect, test } from 'vitest'
import { openVault } from './vault.ts'

test('what is sealed for ann opens for ann alone, under this key alone, and unchanged alone', () => {
  const vault = openVault('a key')
  const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'ann')
  expect(vault.open(sealed, 'ann')).toBe('JBSWY3DPEHPK3PXP')
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
  expect(vault.seal('JBSWY3DPEHPK3PXP', 'ann').equals(sealed)).toBe(false)
  expect(() => vault.open(sealed, 'ben')).toThrow()
  expect(() => openVault('another key').open(sealed, 'ann')).toThrow()
  for (const at of [0, 12, 28]) {
    const bent = Buffer.from(sealed)
    bent[at]! ^= 1
    expect(() => vault.open(bent, 'ann'), String(at)).toThrow()
  }
})
