import type { Db } from '../context.ts'
import { markWith } from './statement-marks.ts'

const mark = '/* prepared */'

/** More texts than this are none that one asks again and again: the rest is parsed each time, so that no connection fills up. */
const mostNames = 100

/**
 * The same database, whose statements are prepared: each connection parses and plans a text once and then only runs it. For what is
 * asked very often in few texts, whose plan does not depend on the values: a key that is looked up, a row that is added. A list
 * whose filters are rare or common is none of it, because the plan that is kept knows no value.
 */
export const prepared = (db: Db): Db => db.withPlugin(marking)

const marking = markWith(mark)

/** Tells the name under which a text is prepared on every connection of a pool; undefined for one that is not. */
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
