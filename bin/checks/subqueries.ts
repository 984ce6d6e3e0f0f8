// Correlated subqueries: a column without its table belongs to the innermost table that has it. `followed_id = id`
// compares two columns of one table as soon as that table has an `id` too, and no error is raised.
import { globSync, readFileSync } from 'node:fs'
import { parseSync, type StringLiteral, type TemplateElement, type TemplateLiteral } from '@swc/core'
import { type Schema, unclearColumns } from './subquery-columns.ts'

/** In a subquery a column may be unqualified only when one of its own tables has it and no outer table does. */
export function checkSubqueries(): readonly string[] {
  const schema = schemaOf(readFileSync('src/server/db/tables.ts', 'utf8'))
  const files = globSync(['src/**/*.ts', 'bin/**/*.ts', 'db/seeds/**/*.ts', 'db/migrations/*.sql'])
  return files
    .filter((file) => !/\.test\.ts$|src\/server\/tables\.ts$/.test(file))
    .flatMap((file) => textsOf(file).flatMap((sql) => unclearColumns(sql, schema).map((found) => `${file}: ${found}`)))
}

/** Columns of each table, from the generated types. */
function schemaOf(tables: string): Schema {
  const parts = tables.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)^ {2}\}/gm)
  return new Map([...parts].map(([, table, lines]) => [table!, new Set([...lines!.matchAll(/^ {4}'?(\w+)'?:/gm)].map(([, name]) => name!))]))
}

/** SQL texts of a file, each interpolation as a parameter; an interpolated fragment is checked by itself. */
function textsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.sql')) return text.split(/\$\$|;\s*$/m)
  if (!/\bsql\b|\.query\(/.test(text)) return []
  const found: string[] = []
  walk(parseSync(text, { syntax: 'typescript' }), (node) => {
    if (node.type === 'TemplateLiteral') found.push(node.quasis.map((part: TemplateElement) => part.cooked ?? '').join('$1'))
    if (node.type === 'StringLiteral') found.push(node.value)
  })
  return found.filter((sql) => /\(\s*select\s/i.test(sql))
}

function walk(value: unknown, see: (node: TemplateLiteral | StringLiteral) => void) {
  if (Array.isArray(value)) for (const one of value) walk(one, see)
  else if (value !== null && typeof value === 'object') {
    if ('type' in value && (value.type === 'TemplateLiteral' || value.type === 'StringLiteral')) see(value as TemplateLiteral | StringLiteral)
    for (const one of Object.values(value)) walk(one, see)
  }
}
