import { bindWords } from './bind-words.ts'
import type { DocumentWords } from './compact.ts'
import { formatterFor } from './formatter.ts'
import type { ReadWords } from './read-words.ts'
import type { Messages, Source, Words } from './source.ts'

/** Reads words that came as plain data, as to a worker process. Throws for a part that is not among them. */
export function readPlainWords(plain: DocumentWords): ReadWords {
  const bound = new Map<string, unknown>()
  const read = <Tree extends Messages>({ name }: Source<Tree>): Words<Tree> => {
    const tree = plain.words[name]
    if (!tree) throw new Error(`The words of ${name} did not come`)
    if (!bound.has(name)) bound.set(name, bindWords(tree, plain, true))
    return bound.get(name) as Words<Tree>
  }
  return Object.assign(read, { language: plain.language, format: formatterFor(plain) })
}
