import type { Db } from '../context.ts'
import { markWith } from './statement-marks.ts'

const mark = '/* prepared */'

/** The most prepared statements of a connection: the rest is parsed each time, so that its memory stays bounded. */
const mostNames = 100

/**
 * The same database with prepared statements: each connection parses and plans a text once and then only runs it. For few texts
 * that run very often and whose plan does not depend on the values: a key that is looked up, a row that is added. Not for a list
 * whose filters are rare or common, because the cached plan knows no values.
 */
export const prepared = (db: Db): Db => db.withPlugin(marking)

const marking = markWith(mark)

/** The name under which a text is prepared on every connection of a pool; undefined for one that is not. */
export function openNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!text.endsWith(mark)) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const name = `prepared_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
