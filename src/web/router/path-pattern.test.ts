import { expect, test } from 'vitest'
import { pathReader } from './path-pattern.ts'

const read = pathReader([{ path: '/products/{product_id}' }, { path: '/products/create' }, { path: '/stores/{store_id}/{page}' }])
const found = (pathname: string) => {
  const one = read(pathname)
  return one && [one.line.path, one.words]
}

test('literal segments win over parameters, in whatever order the routes are', () => {
  expect(found('/products/create')).toEqual(['/products/create', {}])
  expect(found('/products/penny')).toEqual(['/products/{product_id}', { product_id: 'penny' }])
})

test('parameters are decoded; malformed encoding and other depths do not match', () => {
  expect(found('/stores/caf%C3%A9/2')).toEqual(['/stores/{store_id}/{page}', { store_id: 'café', page: '2' }])
  for (const path of ['/products/%E0%A4%A', '/products', '/products/penny/', '/products/penny/more', '//products/penny'])
    expect(found(path), path).toBe(undefined)
})
