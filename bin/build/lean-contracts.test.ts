import { expect, test } from 'vitest'
import type { AnyOperation } from '#kernel/operation.ts'
import { leanContracts } from './lean-contracts.ts'

/** Fields of an operation that browser code reads; the type checks their names. */
const READ: readonly (keyof AnyOperation)[] = ['http', 'input', 'commits', 'topics']

test('in the browser an operation keeps what the browser reads, and loses the rest', () => {
  const names = ['http', 'permission', 'input', 'output', 'refusals', 'commits', 'topics', 'doc']
  const op = { type: 'ObjectExpression', properties: names.map((name) => ({ type: 'ObjectProperty', key: { type: 'Identifier', name } })) }
  const node = { type: 'CallExpression', callee: { type: 'Identifier', name: 'operation' }, arguments: [op] }
  leanContracts().visitor.CallExpression({ node, findParent: () => null, getFunctionParent: () => null, addComment: () => {} })
  expect(op.properties.map(({ key }) => key.name)).toEqual(READ)
})

test('in the browser a state machine keeps its moves and loses why they are allowed', () => {
  const row = {
    type: 'ObjectExpression',
    properties: ['from', 'to', 'guard'].map((name) => ({ type: 'ObjectProperty', key: { type: 'Identifier', name } })),
  }
  const rows = { type: 'ArrayExpression', elements: [row] }
  const node = { type: 'CallExpression', callee: { type: 'Identifier', name: 'machine' }, arguments: [rows] }
  leanContracts().visitor.CallExpression({ node, findParent: () => null, getFunctionParent: () => null, addComment: () => {} })
  expect(row.properties.map(({ key }) => key.name)).toEqual(['from', 'to'])
})
