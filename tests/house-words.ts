import type { Breach } from './house-breaches.ts'
import type { HouseFile, Rule } from './house-tree.ts'

const wordsAreStandard: Rule = {
  sentence: 'names of files and of exports use the standard word',
  faults: ({ files, texts }, { formerWords, allowedWords }) => {
    const faultsAt = (path: string, name: string, what: string): string[] => {
      const allowed = Object.entries(allowedWords).flatMap(([start, words]) => (path.startsWith(start) ? words : []))
      return wordsOf(name).flatMap((word) =>
        formerWords[word] === undefined || allowed.includes(word)
          ? []
          : [`${path}: ${what} says ${word}. Say ${formerWords[word]}.`],
      )
    }
    const paths = [...files, ...texts].map(({ path }) => path).filter((path) => !path.startsWith('db/migrations/'))
    return [
      ...paths.flatMap((path) => faultsAt(path, path, 'the path')),
      ...files.flatMap((file) => exportedNames(file).flatMap((name) => faultsAt(file.path, name, name))),
    ]
  },
}

/** 'askForLink' and 'ask-for-link' are both ask, for, link. */
const wordsOf = (name: string) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())

function exportedNames({ program }: HouseFile): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return []
    const { declaration } = statement
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : []
  })
}

export const wordBreaches: Breach[] = [
  {
    rule: wordsAreStandard,
    planted: 'a file, a function, a constant and a type in former words',
    plan: { allowedWords: { 'features/freight/': ['lane'] } },
    files: {
      'app/site/told-journey.tsx': 'export const title = 1',
      'features/emails/emails.ts':
        'export function askAgain() {}\nexport const sealedMark = 1, task = 2\nexport type TheirVoice = string',
      'features/freight/lane.ts': 'export type Lane = { door: string }',
      'server/lanes.ts': 'const door = 1\nexport const doorway = door',
    },
    messages: [
      'app/site/told-journey.tsx: the path says told. Say shown, sent or described.',
      'server/lanes.ts: the path says lanes. Say request-queues.',
      'features/emails/emails.ts: askAgain says ask. Say request, query or input.',
      'features/emails/emails.ts: sealedMark says sealed. Say encrypted.',
      'features/emails/emails.ts: TheirVoice says voice. Say testimonial.',
    ],
  },
]
