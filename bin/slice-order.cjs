// Slices in layer order, lower ones first, read from the list in src/app/server.ts, which the layer rules use too.
const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { parseSync } = require('@swc/core')

const LIST = 'src/app/server.ts'

/** Throws for a folder of features that is not in the list, and for a row that is not a plain list of names. */
exports.slicesInOrder = (root) => {
  const { body } = parseSync(readFileSync(join(root, LIST), 'utf8'), { syntax: 'typescript', target: 'esnext' })
  const folders = new Map(body.flatMap(folderOfImport))
  const slices = rowsOf(body).flatMap(({ key, value }) =>
    value.elements.map(({ expression }) => {
      const folder = folders.get(expression.value)
      if (!folder) throw new Error(`${LIST}: the row ${key.value} names something that is not imported from a slice`)
      return folder
    }),
  )
  const unlisted = readdirSync(join(root, 'src/features')).filter((folder) => !slices.includes(folder))
  if (unlisted.length) throw new Error(`${LIST} does not list src/features/${unlisted.join(', src/features/')}: every slice stands in its rows`)
  return slices
}

const folderOfImport = ({ type, source, specifiers }) => {
  const folder = type === 'ImportDeclaration' && /^#features\/([^/]+)\/server\/slice\.ts$/.exec(source.value)?.[1]
  return folder ? [[specifiers[0].local.value, folder]] : []
}

function rowsOf(body) {
  const declared = body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
  const rows = declared.find(({ id }) => id.value === 'rows')?.init
  if (rows?.type !== 'ObjectExpression') throw new Error(`${LIST} has no list of rows`)
  return rows.properties
}
